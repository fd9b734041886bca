/**
 * Bank branches: 8 real ones with well-known or officially published codes, and 82 made-up ones, most of them of one
 * bank. Code, branch, district, state. Banks and their codes, towns, districts and states are real.
 */
export const BANKS = `
CNRB|Canara Bank
HDFC|HDFC Bank
ICIC|ICICI Bank
PUNB|Punjab National Bank
SBIN|State Bank of India
UCBA|UCO Bank
UTIB|Axis Bank
`;

/** Real bank branches. */
export const BRANCHES = `
HDFC0000060|Fort, Mumbai|Mumbai|Maharashtra
SBIN0000001|Kolkata Main|Kolkata|West Bengal
SBIN0000300|Mumbai Main|Mumbai|Maharashtra
SBIN0000691|New Delhi Main|New Delhi|Delhi
SBIN0000800|Chennai Main|Chennai|Tamil Nadu
SBIN0000847|Hyderabad Main|Hyderabad|Telangana
SBIN0004795|Kolasib|Kolasib|Mizoram
SBIN0005826|Serchhip|Serchhip|Mizoram
`;

/** Made-up branches: their codes contain `MU`, which no real code of these banks has, and their names say so, too. */
export const MADE_UP_BRANCHES = `
CNRB0MU0001|Aizawl|Aizawl|Mizoram
CNRB0MU0002|Kolkata|Kolkata|West Bengal
CNRB0MU0003|Mumbai|Mumbai|Maharashtra
CNRB0MU0004|New Delhi|New Delhi|Delhi
HDFC0MU0001|Aizawl|Aizawl|Mizoram
HDFC0MU0002|Kolkata|Kolkata|West Bengal
HDFC0MU0003|Mumbai|Mumbai|Maharashtra
HDFC0MU0004|New Delhi|New Delhi|Delhi
ICIC0MU0001|Aizawl|Aizawl|Mizoram
ICIC0MU0002|Kolkata|Kolkata|West Bengal
ICIC0MU0003|Mumbai|Mumbai|Maharashtra
ICIC0MU0004|New Delhi|New Delhi|Delhi
PUNB0MU0001|Aizawl|Aizawl|Mizoram
PUNB0MU0002|Kolkata|Kolkata|West Bengal
PUNB0MU0003|Mumbai|Mumbai|Maharashtra
PUNB0MU0004|New Delhi|New Delhi|Delhi
SBIN0MU0001|Aizawl Bazar|Aizawl|Mizoram
SBIN0MU0002|Bawngkawn|Aizawl|Mizoram
SBIN0MU0003|Chandmari|Aizawl|Mizoram
SBIN0MU0004|Durtlang|Aizawl|Mizoram
SBIN0MU0005|Kulikawn|Aizawl|Mizoram
SBIN0MU0006|Luangmual|Aizawl|Mizoram
SBIN0MU0007|Ramhlun|Aizawl|Mizoram
SBIN0MU0008|Sihphir|Aizawl|Mizoram
SBIN0MU0009|Vaivakawn|Aizawl|Mizoram
SBIN0MU0010|Zemabawk|Aizawl|Mizoram
SBIN0MU0011|Champhai|Champhai|Mizoram
SBIN0MU0012|Zokhawthar|Champhai|Mizoram
SBIN0MU0013|Hnahthial|Hnahthial|Mizoram
SBIN0MU0014|Khawzawl|Khawzawl|Mizoram
SBIN0MU0015|Bairabi|Kolasib|Mizoram
SBIN0MU0016|Vairengte|Kolasib|Mizoram
SBIN0MU0017|Lawngtlai|Lawngtlai|Mizoram
SBIN0MU0018|Lunglei|Lunglei|Mizoram
SBIN0MU0019|Tlabung|Lunglei|Mizoram
SBIN0MU0020|Mamit|Mamit|Mizoram
SBIN0MU0021|Saitual|Saitual|Mizoram
SBIN0MU0022|Thenzawl|Serchhip|Mizoram
SBIN0MU0023|Siaha|Siaha|Mizoram
SBIN0MU0024|Agartala|West Tripura|Tripura
SBIN0MU0025|Agra|Agra|Uttar Pradesh
SBIN0MU0026|Ahmedabad|Ahmedabad|Gujarat
SBIN0MU0027|Amritsar|Amritsar|Punjab
SBIN0MU0028|Bengaluru|Bengaluru Urban|Karnataka
SBIN0MU0029|Bhopal|Bhopal|Madhya Pradesh
SBIN0MU0030|Bhubaneswar|Khordha|Odisha
SBIN0MU0031|Chandigarh|Chandigarh|Chandigarh
SBIN0MU0032|Coimbatore|Coimbatore|Tamil Nadu
SBIN0MU0033|Darjeeling|Darjeeling|West Bengal
SBIN0MU0034|Dehradun|Dehradun|Uttarakhand
SBIN0MU0035|Dibrugarh|Dibrugarh|Assam
SBIN0MU0036|Gangtok|Gangtok|Sikkim
SBIN0MU0037|Guwahati|Kamrup Metropolitan|Assam
SBIN0MU0038|Imphal|Imphal West|Manipur
SBIN0MU0039|Indore|Indore|Madhya Pradesh
SBIN0MU0040|Itanagar|Papum Pare|Arunachal Pradesh
SBIN0MU0041|Jaipur|Jaipur|Rajasthan
SBIN0MU0042|Jodhpur|Jodhpur|Rajasthan
SBIN0MU0043|Jorhat|Jorhat|Assam
SBIN0MU0044|Kochi|Ernakulam|Kerala
SBIN0MU0045|Kohima|Kohima|Nagaland
SBIN0MU0046|Leh|Leh|Ladakh
SBIN0MU0047|Lucknow|Lucknow|Uttar Pradesh
SBIN0MU0048|Madurai|Madurai|Tamil Nadu
SBIN0MU0049|Mysuru|Mysuru|Karnataka
SBIN0MU0050|Nagpur|Nagpur|Maharashtra
SBIN0MU0051|Panaji|North Goa|Goa
SBIN0MU0052|Patna|Patna|Bihar
SBIN0MU0053|Pune|Pune|Maharashtra
SBIN0MU0054|Ranchi|Ranchi|Jharkhand
SBIN0MU0055|Shillong|East Khasi Hills|Meghalaya
SBIN0MU0056|Silchar|Cachar|Assam
SBIN0MU0057|Udaipur|Udaipur|Rajasthan
SBIN0MU0058|Varanasi|Varanasi|Uttar Pradesh
UCBA0MU0001|Aizawl|Aizawl|Mizoram
UCBA0MU0002|Kolkata|Kolkata|West Bengal
UCBA0MU0003|Mumbai|Mumbai|Maharashtra
UCBA0MU0004|New Delhi|New Delhi|Delhi
UTIB0MU0001|Aizawl|Aizawl|Mizoram
UTIB0MU0002|Kolkata|Kolkata|West Bengal
UTIB0MU0003|Mumbai|Mumbai|Maharashtra
UTIB0MU0004|New Delhi|New Delhi|Delhi
`;
