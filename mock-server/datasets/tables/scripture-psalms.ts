/**
 * Psalms 1, 23, 100, 117 and 121 in the King James Version, which is in the public domain: 27 verses. Chapter, verse,
 * text. Other psalms are left out; nothing is made up.
 */
export const PSALMS = `
1|1|Blessed is the man that walketh not in the counsel of the ungodly, nor standeth in the way of sinners, nor sitteth in the seat of the scornful.
1|2|But his delight is in the law of the LORD; and in his law doth he meditate day and night.
1|3|And he shall be like a tree planted by the rivers of water, that bringeth forth his fruit in his season; his leaf also shall not wither; and whatsoever he doeth shall prosper.
1|4|The ungodly are not so: but are like the chaff which the wind driveth away.
1|5|Therefore the ungodly shall not stand in the judgment, nor sinners in the congregation of the righteous.
1|6|For the LORD knoweth the way of the righteous: but the way of the ungodly shall perish.
23|1|The LORD is my shepherd; I shall not want.
23|2|He maketh me to lie down in green pastures: he leadeth me beside the still waters.
23|3|He restoreth my soul: he leadeth me in the paths of righteousness for his name's sake.
23|4|Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.
23|5|Thou preparest a table before me in the presence of mine enemies: thou anointest my head with oil; my cup runneth over.
23|6|Surely goodness and mercy shall follow me all the days of my life: and I will dwell in the house of the LORD for ever.
100|1|Make a joyful noise unto the LORD, all ye lands.
100|2|Serve the LORD with gladness: come before his presence with singing.
100|3|Know ye that the LORD he is God: it is he that hath made us, and not we ourselves; we are his people, and the sheep of his pasture.
100|4|Enter into his gates with thanksgiving, and into his courts with praise: be thankful unto him, and bless his name.
100|5|For the LORD is good; his mercy is everlasting; and his truth endureth to all generations.
117|1|O praise the LORD, all ye nations: praise him, all ye people.
117|2|For his merciful kindness is great toward us: and the truth of the LORD endureth for ever. Praise ye the LORD.
121|1|I will lift up mine eyes unto the hills, from whence cometh my help.
121|2|My help cometh from the LORD, which made heaven and earth.
121|3|He will not suffer thy foot to be moved: he that keepeth thee will not slumber.
121|4|Behold, he that keepeth Israel shall neither slumber nor sleep.
121|5|The LORD is thy keeper: the LORD is thy shade upon thy right hand.
121|6|The sun shall not smite thee by day, nor the moon by night.
121|7|The LORD shall preserve thee from all evil: he shall preserve thy soul.
121|8|The LORD shall preserve thy going out and thy coming in from this time forth, and even for evermore.
`;
