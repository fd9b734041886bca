/**
 * John 1 and 3 in the King James Version, which is in the public domain: 87 verses. Chapter, verse, text. Other
 * chapters are left out; nothing is made up.
 */
export const JOHN = `
1|1|In the beginning was the Word, and the Word was with God, and the Word was God.
1|2|The same was in the beginning with God.
1|3|All things were made by him; and without him was not any thing made that was made.
1|4|In him was life; and the life was the light of men.
1|5|And the light shineth in darkness; and the darkness comprehended it not.
1|6|There was a man sent from God, whose name was John.
1|7|The same came for a witness, to bear witness of the Light, that all men through him might believe.
1|8|He was not that Light, but was sent to bear witness of that Light.
1|9|That was the true Light, which lighteth every man that cometh into the world.
1|10|He was in the world, and the world was made by him, and the world knew him not.
1|11|He came unto his own, and his own received him not.
1|12|But as many as received him, to them gave he power to become the sons of God, even to them that believe on his name:
1|13|Which were born, not of blood, nor of the will of the flesh, nor of the will of man, but of God.
1|14|And the Word was made flesh, and dwelt among us, (and we beheld his glory, the glory as of the only begotten of the Father,) full of grace and truth.
1|15|John bare witness of him, and cried, saying, This was he of whom I spake, He that cometh after me is preferred before me: for he was before me.
1|16|And of his fulness have all we received, and grace for grace.
1|17|For the law was given by Moses, but grace and truth came by Jesus Christ.
1|18|No man hath seen God at any time; the only begotten Son, which is in the bosom of the Father, he hath declared him.
1|19|And this is the record of John, when the Jews sent priests and Levites from Jerusalem to ask him, Who art thou?
1|20|And he confessed, and denied not; but confessed, I am not the Christ.
1|21|And they asked him, What then? Art thou Elias? And he saith, I am not. Art thou that prophet? And he answered, No.
1|22|Then said they unto him, Who art thou? that we may give an answer to them that sent us. What sayest thou of thyself?
1|23|He said, I am the voice of one crying in the wilderness, Make straight the way of the Lord, as said the prophet Esaias.
1|24|And they which were sent were of the Pharisees.
1|25|And they asked him, and said unto him, Why baptizest thou then, if thou be not that Christ, nor Elias, neither that prophet?
1|26|John answered them, saying, I baptize with water: but there standeth one among you, whom ye know not;
1|27|He it is, who coming after me is preferred before me, whose shoe's latchet I am not worthy to unloose.
1|28|These things were done in Bethabara beyond Jordan, where John was baptizing.
1|29|The next day John seeth Jesus coming unto him, and saith, Behold the Lamb of God, which taketh away the sin of the world.
1|30|This is he of whom I said, After me cometh a man which is preferred before me: for he was before me.
1|31|And I knew him not: but that he should be made manifest to Israel, therefore am I come baptizing with water.
1|32|And John bare record, saying, I saw the Spirit descending from heaven like a dove, and it abode upon him.
1|33|And I knew him not: but he that sent me to baptize with water, the same said unto me, Upon whom thou shalt see the Spirit descending, and remaining on him, the same is he which baptizeth with the Holy Ghost.
1|34|And I saw, and bare record that this is the Son of God.
1|35|Again the next day after John stood, and two of his disciples;
1|36|And looking upon Jesus as he walked, he saith, Behold the Lamb of God!
1|37|And the two disciples heard him speak, and they followed Jesus.
1|38|Then Jesus turned, and saw them following, and saith unto them, What seek ye? They said unto him, Rabbi, (which is to say, being interpreted, Master,) where dwellest thou?
1|39|He saith unto them, Come and see. They came and saw where he dwelt, and abode with him that day: for it was about the tenth hour.
1|40|One of the two which heard John speak, and followed him, was Andrew, Simon Peter's brother.
1|41|He first findeth his own brother Simon, and saith unto him, We have found the Messias, which is, being interpreted, the Christ.
1|42|And he brought him to Jesus. And when Jesus beheld him, he said, Thou art Simon the son of Jona: thou shalt be called Cephas, which is by interpretation, A stone.
1|43|The day following Jesus would go forth into Galilee, and findeth Philip, and saith unto him, Follow me.
1|44|Now Philip was of Bethsaida, the city of Andrew and Peter.
1|45|Philip findeth Nathanael, and saith unto him, We have found him, of whom Moses in the law, and the prophets, did write, Jesus of Nazareth, the son of Joseph.
1|46|And Nathanael said unto him, Can there any good thing come out of Nazareth? Philip saith unto him, Come and see.
1|47|Jesus saw Nathanael coming to him, and saith of him, Behold an Israelite indeed, in whom is no guile!
1|48|Nathanael saith unto him, Whence knowest thou me? Jesus answered and said unto him, Before that Philip called thee, when thou wast under the fig tree, I saw thee.
1|49|Nathanael answered and saith unto him, Rabbi, thou art the Son of God; thou art the King of Israel.
1|50|Jesus answered and said unto him, Because I said unto thee, I saw thee under the fig tree, believest thou? thou shalt see greater things than these.
1|51|And he saith unto him, Verily, verily, I say unto you, Hereafter ye shall see heaven open, and the angels of God ascending and descending upon the Son of man.
3|1|There was a man of the Pharisees, named Nicodemus, a ruler of the Jews:
3|2|The same came to Jesus by night, and said unto him, Rabbi, we know that thou art a teacher come from God: for no man can do these miracles that thou doest, except God be with him.
3|3|Jesus answered and said unto him, Verily, verily, I say unto thee, Except a man be born again, he cannot see the kingdom of God.
3|4|Nicodemus saith unto him, How can a man be born when he is old? can he enter the second time into his mother's womb, and be born?
3|5|Jesus answered, Verily, verily, I say unto thee, Except a man be born of water and of the Spirit, he cannot enter into the kingdom of God.
3|6|That which is born of the flesh is flesh; and that which is born of the Spirit is spirit.
3|7|Marvel not that I said unto thee, Ye must be born again.
3|8|The wind bloweth where it listeth, and thou hearest the sound thereof, but canst not tell whence it cometh, and whither it goeth: so is every one that is born of the Spirit.
3|9|Nicodemus answered and said unto him, How can these things be?
3|10|Jesus answered and said unto him, Art thou a master of Israel, and knowest not these things?
3|11|Verily, verily, I say unto thee, We speak that we do know, and testify that we have seen; and ye receive not our witness.
3|12|If I have told you earthly things, and ye believe not, how shall ye believe, if I tell you of heavenly things?
3|13|And no man hath ascended up to heaven, but he that came down from heaven, even the Son of man which is in heaven.
3|14|And as Moses lifted up the serpent in the wilderness, even so must the Son of man be lifted up:
3|15|That whosoever believeth in him should not perish, but have eternal life.
3|16|For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.
3|17|For God sent not his Son into the world to condemn the world; but that the world through him might be saved.
3|18|He that believeth on him is not condemned: but he that believeth not is condemned already, because he hath not believed in the name of the only begotten Son of God.
3|19|And this is the condemnation, that light is come into the world, and men loved darkness rather than light, because their deeds were evil.
3|20|For every one that doeth evil hateth the light, neither cometh to the light, lest his deeds should be reproved.
3|21|But he that doeth truth cometh to the light, that his deeds may be made manifest, that they are wrought in God.
3|22|After these things came Jesus and his disciples into the land of Judaea; and there he tarried with them, and baptized.
3|23|And John also was baptizing in Aenon near to Salim, because there was much water there: and they came, and were baptized.
3|24|For John was not yet cast into prison.
3|25|Then there arose a question between some of John's disciples and the Jews about purifying.
3|26|And they came unto John, and said unto him, Rabbi, he that was with thee beyond Jordan, to whom thou barest witness, behold, the same baptizeth, and all men come to him.
3|27|John answered and said, A man can receive nothing, except it be given him from heaven.
3|28|Ye yourselves bear me witness, that I said, I am not the Christ, but that I am sent before him.
3|29|He that hath the bride is the bridegroom: but the friend of the bridegroom, which standeth and heareth him, rejoiceth greatly because of the bridegroom's voice: this my joy therefore is fulfilled.
3|30|He must increase, but I must decrease.
3|31|He that cometh from above is above all: he that is of the earth is earthly, and speaketh of the earth: he that cometh from heaven is above all.
3|32|And what he hath seen and heard, that he testifieth; and no man receiveth his testimony.
3|33|He that hath received his testimony hath set to his seal that God is true.
3|34|For he whom God hath sent speaketh the words of God: for God giveth not the Spirit by measure unto him.
3|35|The Father loveth the Son, and hath given all things into his hand.
3|36|He that believeth on the Son hath everlasting life: and he that believeth not the Son shall not see life; but the wrath of God abideth on him.
`;
