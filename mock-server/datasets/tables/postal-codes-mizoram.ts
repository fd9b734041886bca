/**
 * Post offices in Mizoram: 75, in the order of code and name. Code, office, district, state. From the public
 * directory of India Post, including districts. Nothing is made up.
 */
export const POSTAL_CODES_MIZORAM = `
796001|Aizawl|Aizawl|Mizoram
796005|Muallungthu|Aizawl|Mizoram
796005|Mualmawi|Aizawl|Mizoram
796005|Mualpui|Aizawl|Mizoram
796005|N. Lungleng|Aizawl|Mizoram
796005|New Secretariat Complex|Aizawl|Mizoram
796005|S. Hlimen|Aizawl|Mizoram
796007|Bethlehem|Aizawl|Mizoram
796009|Chawlhhmun|Aizawl|Mizoram
796009|Luangmual|Aizawl|Mizoram
796009|Rangvamual|Aizawl|Mizoram
796009|Sakawrtuichhun|Aizawl|Mizoram
796009|Vaivakawn|Aizawl|Mizoram
796012|Ramhlun|Aizawl|Mizoram
796014|Bawngkawn|Aizawl|Mizoram
796015|Durtlang|Aizawl|Mizoram
796015|Lungdai|Kolasib|Mizoram
796015|Sihphir|Aizawl|Mizoram
796017|Phaileng East|Aizawl|Mizoram
796017|Tuirial Airfield|Aizawl|Mizoram
796017|Zemabawk|Aizawl|Mizoram
796017|Zuangtui|Aizawl|Mizoram
796070|Bualpui|Kolasib|Mizoram
796070|N. Hlimen|Kolasib|Mizoram
796081|Bairabi|Kolasib|Mizoram
796081|Kolasib|Kolasib|Mizoram
796081|Saikhawthlir|Kolasib|Mizoram
796091|Bilkhawthlir|Kolasib|Mizoram
796101|Saiphai|Kolasib|Mizoram
796101|Vairengte|Kolasib|Mizoram
796111|Khawpuar|Aizawl|Mizoram
796111|New Vervek|Aizawl|Mizoram
796111|Sakawrdai|Aizawl|Mizoram
796111|Sunhluchhip|Aizawl|Mizoram
796111|Thingsat|Aizawl|Mizoram
796111|Vaitin|Aizawl|Mizoram
796111|Zohmun|Aizawl|Mizoram
796161|Chhingchhip|Serchhip|Mizoram
796161|Hmuntha|Serchhip|Mizoram
796161|Hualtu|Serchhip|Mizoram
796161|Thingsulthliah|Aizawl|Mizoram
796181|Khawlailung|Serchhip|Mizoram
796181|New Serchhip|Serchhip|Mizoram
796184|N. Vanlaiphai|Serchhip|Mizoram
796186|Thenzawl|Serchhip|Mizoram
796190|Hmuifang|Aizawl|Mizoram
796190|Samlukhai|Aizawl|Mizoram
796190|Tachhip|Aizawl|Mizoram
796190|Thiak|Aizawl|Mizoram
796261|Keifang|Serchhip|Mizoram
796320|Bungzung|Champhai|Mizoram
796320|S. Khawbung|Champhai|Mizoram
796320|Thekpui|Champhai|Mizoram
796321|Champhai|Champhai|Mizoram
796321|Hruaikawn|Champhai|Mizoram
796321|Khawnuam|Champhai|Mizoram
796321|Lianpui|Champhai|Mizoram
796321|N. Khawbung|Champhai|Mizoram
796321|Ngur|Champhai|Mizoram
796321|Ruantlang|Champhai|Mizoram
796321|Tlangsam|Champhai|Mizoram
796321|Tualcheng|Champhai|Mizoram
796321|Vaikhawtlang|Champhai|Mizoram
796321|Vapar|Champhai|Mizoram
796321|Zokhawthar|Champhai|Mizoram
796370|Sialhawk|Serchhip|Mizoram
796571|Darzo|Hnahthial|Mizoram
796571|Pangzawl|Hnahthial|Mizoram
796571|S. Vanlaiphai|Hnahthial|Mizoram
796691|Mualthuam North|Lunglei|Mizoram
796691|Zohnuai|Lunglei|Mizoram
796701|Darngawn West|Lunglei|Mizoram
796701|Lunglei|Lunglei|Mizoram
796701|Sachan|Lunglei|Mizoram
796751|Tuichawng|Lunglei|Mizoram
`;
