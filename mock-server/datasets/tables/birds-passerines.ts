/**
 * Birds of Mizoram and neighbouring states in north-east India, perching birds: 107 species, ids 123 to 229. English
 * name, scientific name, family, Mizo name; names and families as in common checklists of the region. Mizo names are
 * marked as made up.
 */
export const PASSERINES = `
Blue-naped Pitta|Hydrornis nipalensis|Pittidae|
Hooded Pitta|Pitta sordida|Pittidae|
Long-tailed Broadbill|Psarisomus dalhousiae|Eurylaimidae|
Grey-chinned Minivet|Pericrocotus solaris|Campephagidae|
Short-billed Minivet|Pericrocotus brevirostris|Campephagidae|
Scarlet Minivet|Pericrocotus speciosus|Campephagidae|
Large Cuckooshrike|Coracina macei|Campephagidae|
Black-winged Cuckooshrike|Lalage melaschistos|Campephagidae|
White-bellied Erpornis|Erpornis zantholeuca|Vireonidae|
Blyth's Shrike-Babbler|Pteruthius aeralatus|Vireonidae|
Black-eared Shrike-Babbler|Pteruthius melanotis|Vireonidae|
Slender-billed Oriole|Oriolus tenuirostris|Oriolidae|
Black-hooded Oriole|Oriolus xanthornus|Oriolidae|
Maroon Oriole|Oriolus traillii|Oriolidae|
Ashy Woodswallow|Artamus fuscus|Artamidae|
Large Woodshrike|Tephrodornis virgatus|Vangidae|
Bar-winged Flycatcher-shrike|Hemipus picatus|Vangidae|
Common Iora|Aegithina tiphia|Aegithinidae|
White-throated Fantail|Rhipidura albicollis|Rhipiduridae|
Black Drongo|Dicrurus macrocercus|Dicruridae|
Ashy Drongo|Dicrurus leucophaeus|Dicruridae|
Bronzed Drongo|Dicrurus aeneus|Dicruridae|
Lesser Racket-tailed Drongo|Dicrurus remifer|Dicruridae|
Hair-crested Drongo|Dicrurus hottentottus|Dicruridae|
Greater Racket-tailed Drongo|Dicrurus paradiseus|Dicruridae|
Black-naped Monarch|Hypothymis azurea|Monarchidae|
Brown Shrike|Lanius cristatus|Laniidae|
Long-tailed Shrike|Lanius schach|Laniidae|
Grey-backed Shrike|Lanius tephronotus|Laniidae|
Eurasian Jay|Garrulus glandarius|Corvidae|
Common Green-Magpie|Cissa chinensis|Corvidae|
Rufous Treepie|Dendrocitta vagabunda|Corvidae|
Grey Treepie|Dendrocitta formosae|Corvidae|
House Crow|Corvus splendens|Corvidae|
Large-billed Crow|Corvus macrorhynchos|Corvidae|
Grey-headed Canary-Flycatcher|Culicicapa ceylonensis|Stenostiridae|
Yellow-bellied Fantail|Chelidorhynx hypoxanthus|Stenostiridae|
Green-backed Tit|Parus monticolus|Paridae|
Yellow-cheeked Tit|Machlolophus spilonotus|Paridae|
Sultan Tit|Melanochlora sultanea|Paridae|
Common Tailorbird|Orthotomus sutorius|Cisticolidae|
Rufescent Prinia|Prinia rufescens|Cisticolidae|
Grey-breasted Prinia|Prinia hodgsonii|Cisticolidae|
Zitting Cisticola|Cisticola juncidis|Cisticolidae|
Pygmy Cupwing|Pnoepyga pusilla|Pnoepygidae|
Barn Swallow|Hirundo rustica|Hirundinidae|
Asian House-Martin|Delichon dasypus|Hirundinidae|
Nepal House-Martin|Delichon nipalense|Hirundinidae|
Black-crested Bulbul|Rubigula flaviventris|Pycnonotidae|
Crested Finchbill|Spizixos canifrons|Pycnonotidae|
Red-vented Bulbul|Pycnonotus cafer|Pycnonotidae|
Red-whiskered Bulbul|Pycnonotus jocosus|Pycnonotidae|
Flavescent Bulbul|Pycnonotus flavescens|Pycnonotidae|
White-throated Bulbul|Alophoixus flaveolus|Pycnonotidae|
Ashy Bulbul|Hemixos flavala|Pycnonotidae|
Mountain Bulbul|Ixos mcclellandii|Pycnonotidae|
Black Bulbul|Hypsipetes leucocephalus|Pycnonotidae|
Yellow-browed Warbler|Phylloscopus inornatus|Phylloscopidae|
Blyth's Leaf Warbler|Phylloscopus reguloides|Phylloscopidae|
Grey-hooded Warbler|Phylloscopus xanthoschistos|Phylloscopidae|
Chestnut-crowned Warbler|Phylloscopus castaniceps|Phylloscopidae|
Black-throated Tit|Aegithalos concinnus|Aegithalidae|
Whiskered Yuhina|Yuhina flavicollis|Zosteropidae|
White-naped Yuhina|Yuhina bakeri|Zosteropidae|
Indian White-eye|Zosterops palpebrosus|Zosteropidae|
Chestnut-capped Babbler|Timalia pileata|Timaliidae|
Pin-striped Tit-Babbler|Mixornis gularis|Timaliidae|
Golden Babbler|Cyanoderma chrysaeum|Timaliidae|
Grey-throated Babbler|Stachyris nigriceps|Timaliidae|
White-browed Scimitar-Babbler|Pomatorhinus schisticeps|Timaliidae|
Large Scimitar-Babbler|Erythrogenys hypoleucos|Timaliidae|
White-hooded Babbler|Gampsorhynchus rufulus|Pellorneidae|
Puff-throated Babbler|Pellorneum ruficeps|Pellorneidae|
Nepal Fulvetta|Alcippe nipalensis|Alcippeidae|
White-crested Laughingthrush|Garrulax leucolophus|Leiothrichidae|
Lesser Necklaced Laughingthrush|Garrulax monileger|Leiothrichidae|
Rufous-necked Laughingthrush|Pterorhinus ruficollis|Leiothrichidae|
Striated Laughingthrush|Grammatoptila striata|Leiothrichidae|
Silver-eared Mesia|Leiothrix argentauris|Leiothrichidae|
Red-billed Leiothrix|Leiothrix lutea|Leiothrichidae|
Long-tailed Sibia|Heterophasia picaoides|Leiothrichidae|
Red-tailed Minla|Minla ignotincta|Leiothrichidae|
Rusty-fronted Barwing|Actinodura egertoni|Leiothrichidae|
Chestnut-bellied Nuthatch|Sitta cinnamoventris|Sittidae|
Velvet-fronted Nuthatch|Sitta frontalis|Sittidae|
Common Hill Myna|Gracula religiosa|Sturnidae|
Common Myna|Acridotheres tristis|Sturnidae|
Orange-headed Thrush|Geokichla citrina|Turdidae|
Black-breasted Thrush|Turdus dissimilis|Turdidae|
Oriental Magpie-Robin|Copsychus saularis|Muscicapidae|
White-rumped Shama|Copsychus malabaricus|Muscicapidae|
Verditer Flycatcher|Eumyias thalassinus|Muscicapidae|
Small Niltava|Niltava macgrigoriae|Muscicapidae|
Slaty-backed Forktail|Enicurus schistaceus|Muscicapidae|
Blue Whistling-Thrush|Myophonus caeruleus|Muscicapidae|
Plumbeous Redstart|Phoenicurus fuliginosus|Muscicapidae|
Grey Bushchat|Saxicola ferreus|Muscicapidae|
Golden-fronted Leafbird|Chloropsis aurifrons|Chloropseidae|
Asian Fairy-bluebird|Irena puella|Irenidae|
Scarlet-backed Flowerpecker|Dicaeum cruentatum|Dicaeidae|
Streaked Spiderhunter|Arachnothera magna|Nectariniidae|
Crimson Sunbird|Aethopyga siparaja|Nectariniidae|
White-rumped Munia|Lonchura striata|Estrildidae|
Eurasian Tree Sparrow|Passer montanus|Passeridae|
Grey Wagtail|Motacilla cinerea|Motacillidae|
Olive-backed Pipit|Anthus hodgsoni|Motacillidae|
Common Rosefinch|Carpodacus erythrinus|Fringillidae|
`;
