/**
 * Birds of Mizoram and neighbouring states in north-east India, except perching birds: 122 species, ids 1 to 122.
 * English name, scientific name, family, Mizo name; names and families as in common checklists of the region. Seven
 * species have real Mizo names: six pheasants from "Pheasants of Mizoram (India)", Science Vision 11 (4), 2011, and
 * the great hornbill, commonly called `Vapual`. The others get names that are marked as made up.
 */
export const NON_PASSERINES = `
Lesser Whistling-Duck|Dendrocygna javanica|Anatidae|
Ruddy Shelduck|Tadorna ferruginea|Anatidae|
Cotton Pygmy-Goose|Nettapus coromandelianus|Anatidae|
Mallard|Anas platyrhynchos|Anatidae|
Indian Spot-billed Duck|Anas poecilorhyncha|Anatidae|
Common Teal|Anas crecca|Anatidae|
Common Merganser|Mergus merganser|Anatidae|
Hill Partridge|Arborophila torqueola|Phasianidae|
Rufous-throated Partridge|Arborophila rufogularis|Phasianidae|
White-cheeked Partridge|Arborophila atrogularis|Phasianidae|
Mountain Bamboo-Partridge|Bambusicola fytchii|Phasianidae|
Blyth's Tragopan|Tragopan blythii|Phasianidae|Vangâ
Red Junglefowl|Gallus gallus|Phasianidae|Ramâr
Kalij Pheasant|Lophura leucomelanos|Phasianidae|Vahrit
Mrs Hume's Pheasant|Syrmaticus humiae|Phasianidae|Vavu
Grey Peacock-Pheasant|Polyplectron bicalcaratum|Phasianidae|Varihaw
Green Peafowl|Pavo muticus|Phasianidae|Ârawn
Little Grebe|Tachybaptus ruficollis|Podicipedidae|
Rock Pigeon|Columba livia|Columbidae|
Ashy Wood-Pigeon|Columba pulchricollis|Columbidae|
Oriental Turtle-Dove|Streptopelia orientalis|Columbidae|
Spotted Dove|Spilopelia chinensis|Columbidae|
Barred Cuckoo-Dove|Macropygia unchall|Columbidae|
Asian Emerald Dove|Chalcophaps indica|Columbidae|
Ashy-headed Green-Pigeon|Treron phayrei|Columbidae|
Thick-billed Green-Pigeon|Treron curvirostra|Columbidae|
Wedge-tailed Green-Pigeon|Treron sphenurus|Columbidae|
Pin-tailed Green-Pigeon|Treron apicauda|Columbidae|
Green Imperial-Pigeon|Ducula aenea|Columbidae|
Mountain Imperial-Pigeon|Ducula badia|Columbidae|
Greater Coucal|Centropus sinensis|Cuculidae|
Lesser Coucal|Centropus bengalensis|Cuculidae|
Green-billed Malkoha|Phaenicophaeus tristis|Cuculidae|
Asian Koel|Eudynamys scolopaceus|Cuculidae|
Asian Emerald Cuckoo|Chrysococcyx maculatus|Cuculidae|
Violet Cuckoo|Chrysococcyx xanthorhynchus|Cuculidae|
Banded Bay Cuckoo|Cacomantis sonneratii|Cuculidae|
Plaintive Cuckoo|Cacomantis merulinus|Cuculidae|
Square-tailed Drongo-Cuckoo|Surniculus lugubris|Cuculidae|
Large Hawk-Cuckoo|Hierococcyx sparverioides|Cuculidae|
Indian Cuckoo|Cuculus micropterus|Cuculidae|
White-throated Needletail|Hirundapus caudacutus|Apodidae|
Silver-backed Needletail|Hirundapus cochinchinensis|Apodidae|
Himalayan Swiftlet|Aerodramus brevirostris|Apodidae|
House Swift|Apus nipalensis|Apodidae|
Asian Palm-Swift|Cypsiurus balasiensis|Apodidae|
White-breasted Waterhen|Amaurornis phoenicurus|Rallidae|
Common Moorhen|Gallinula chloropus|Rallidae|
Eurasian Coot|Fulica atra|Rallidae|
Red-wattled Lapwing|Vanellus indicus|Charadriidae|
River Lapwing|Vanellus duvaucelii|Charadriidae|
Common Sandpiper|Actitis hypoleucos|Scolopacidae|
Green Sandpiper|Tringa ochropus|Scolopacidae|
Eurasian Woodcock|Scolopax rusticola|Scolopacidae|
Common Snipe|Gallinago gallinago|Scolopacidae|
Barred Buttonquail|Turnix suscitator|Turnicidae|
Asian Openbill|Anastomus oscitans|Ciconiidae|
Great Cormorant|Phalacrocorax carbo|Phalacrocoracidae|
Little Cormorant|Microcarbo niger|Phalacrocoracidae|
Oriental Darter|Anhinga melanogaster|Anhingidae|
White-bellied Heron|Ardea insignis|Ardeidae|
Little Egret|Egretta garzetta|Ardeidae|
Indian Pond-Heron|Ardeola grayii|Ardeidae|
Striated Heron|Butorides striata|Ardeidae|
Black-crowned Night-Heron|Nycticorax nycticorax|Ardeidae|
Malayan Night-Heron|Gorsachius melanolophus|Ardeidae|
Black Baza|Aviceda leuphotes|Accipitridae|
Oriental Honey-buzzard|Pernis ptilorhynchus|Accipitridae|
Black Kite|Milvus migrans|Accipitridae|
Crested Serpent-Eagle|Spilornis cheela|Accipitridae|
Eurasian Sparrowhawk|Accipiter nisus|Accipitridae|
Black Eagle|Ictinaetus malaiensis|Accipitridae|
Mountain Hawk-Eagle|Nisaetus nipalensis|Accipitridae|
Changeable Hawk-Eagle|Nisaetus cirrhatus|Accipitridae|
Himalayan Buzzard|Buteo refectus|Accipitridae|
Oriental Bay-Owl|Phodilus badius|Tytonidae|
Mountain Scops-Owl|Otus spilocephalus|Strigidae|
Collared Scops-Owl|Otus lettia|Strigidae|
Oriental Scops-Owl|Otus sunia|Strigidae|
Brown Fish-Owl|Ketupa zeylonensis|Strigidae|
Asian Barred Owlet|Glaucidium cuculoides|Strigidae|
Brown Wood-Owl|Strix leptogrammica|Strigidae|
Brown Boobook|Ninox scutulata|Strigidae|
Large-tailed Nightjar|Caprimulgus macrurus|Caprimulgidae|
Grey Nightjar|Caprimulgus jotaka|Caprimulgidae|
Red-headed Trogon|Harpactes erythrocephalus|Trogonidae|
Eurasian Hoopoe|Upupa epops|Upupidae|
Great Hornbill|Buceros bicornis|Bucerotidae|Vapual
Oriental Pied-Hornbill|Anthracoceros albirostris|Bucerotidae|
Wreathed Hornbill|Rhyticeros undulatus|Bucerotidae|
Austen's Brown Hornbill|Anorrhinus austeni|Bucerotidae|
Common Kingfisher|Alcedo atthis|Alcedinidae|
Blyth's Kingfisher|Alcedo hercules|Alcedinidae|
White-throated Kingfisher|Halcyon smyrnensis|Alcedinidae|
Ruddy Kingfisher|Halcyon coromanda|Alcedinidae|
Crested Kingfisher|Megaceryle lugubris|Alcedinidae|
Blue-bearded Bee-eater|Nyctyornis athertoni|Meropidae|
Chestnut-headed Bee-eater|Merops leschenaulti|Meropidae|
Asian Green Bee-eater|Merops orientalis|Meropidae|
Indochinese Roller|Coracias affinis|Coraciidae|
Dollarbird|Eurystomus orientalis|Coraciidae|
Great Barbet|Psilopogon virens|Megalaimidae|
Lineated Barbet|Psilopogon lineatus|Megalaimidae|
Golden-throated Barbet|Psilopogon franklinii|Megalaimidae|
Blue-throated Barbet|Psilopogon asiaticus|Megalaimidae|
Coppersmith Barbet|Psilopogon haemacephalus|Megalaimidae|
Speckled Piculet|Picumnus innominatus|Picidae|
White-browed Piculet|Sasia ochracea|Picidae|
Stripe-breasted Woodpecker|Dendrocopos atratus|Picidae|
Greater Yellownape|Chrysophlegma flavinucha|Picidae|
Lesser Yellownape|Picus chlorolophus|Picidae|
Grey-headed Woodpecker|Picus canus|Picidae|
Greater Flameback|Chrysocolaptes guttacristatus|Picidae|
Bay Woodpecker|Blythipicus pyrrhotis|Picidae|
Rufous Woodpecker|Micropternus brachyurus|Picidae|
Pied Falconet|Microhierax melanoleucos|Falconidae|
Common Kestrel|Falco tinnunculus|Falconidae|
Amur Falcon|Falco amurensis|Falconidae|
Peregrine Falcon|Falco peregrinus|Falconidae|
Grey-headed Parakeet|Psittacula finschii|Psittaculidae|
Red-breasted Parakeet|Psittacula alexandri|Psittaculidae|
Vernal Hanging-Parrot|Loriculus vernalis|Psittaculidae|
`;
