/**
 * Post offices in the rest of India: 45, in the order of code and name. Code, office, district, state. Main offices
 * of large towns under their well-known codes, some of which share a code. Nothing is made up.
 */
export const POSTAL_CODES_ELSEWHERE = `
110001|Connaught Place|New Delhi|Delhi
110001|Parliament House|New Delhi|Delhi
110001|Sansad Marg|New Delhi|Delhi
143001|Amritsar|Amritsar|Punjab
160017|Chandigarh Sector 17|Chandigarh|Chandigarh
171001|Shimla|Shimla|Himachal Pradesh
190001|Srinagar|Srinagar|Jammu and Kashmir
194101|Leh|Leh|Ladakh
221001|Varanasi|Varanasi|Uttar Pradesh
226001|Lucknow|Lucknow|Uttar Pradesh
248001|Dehradun|Dehradun|Uttarakhand
302001|Jaipur|Jaipur|Rajasthan
380001|Ahmedabad|Ahmedabad|Gujarat
400001|Bazargate|Mumbai|Maharashtra
400001|Mumbai|Mumbai|Maharashtra
400001|Stock Exchange|Mumbai|Maharashtra
400001|Town Hall|Mumbai|Maharashtra
403001|Panaji|North Goa|Goa
411001|Pune|Pune|Maharashtra
462001|Bhopal|Bhopal|Madhya Pradesh
492001|Raipur|Raipur|Chhattisgarh
500001|Hyderabad|Hyderabad|Telangana
530001|Visakhapatnam|Visakhapatnam|Andhra Pradesh
560001|Bengaluru|Bengaluru Urban|Karnataka
560001|Vidhana Soudha|Bengaluru Urban|Karnataka
570001|Mysuru|Mysuru|Karnataka
600001|Chennai|Chennai|Tamil Nadu
605001|Puducherry|Puducherry|Puducherry
682001|Kochi|Ernakulam|Kerala
695001|Thiruvananthapuram|Thiruvananthapuram|Kerala
700001|Kolkata|Kolkata|West Bengal
734101|Darjeeling|Darjeeling|West Bengal
737101|Gangtok|Gangtok|Sikkim
744101|Port Blair|South Andaman|Andaman and Nicobar Islands
751001|Bhubaneswar|Khordha|Odisha
781001|Guwahati|Kamrup Metropolitan|Assam
786001|Dibrugarh|Dibrugarh|Assam
788001|Silchar|Cachar|Assam
791111|Itanagar|Papum Pare|Arunachal Pradesh
793001|Shillong|East Khasi Hills|Meghalaya
795001|Imphal|Imphal West|Manipur
797001|Kohima|Kohima|Nagaland
799001|Agartala|West Tripura|Tripura
800001|Patna|Patna|Bihar
834001|Ranchi|Ranchi|Jharkhand
`;
