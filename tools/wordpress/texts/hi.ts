import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Hindi. */
export default {
  gallery: 'तस्वीरें',
  album: 'एक एल्बम',
  albums: 'एल्बम कार्ड',
  image: 'एक तस्वीर',
  wall: 'तस्वीरों की दीवार',
  pictures: 'कौन-सी तस्वीरें',
  look: 'लेआउट और पेज',
  visitors: 'आगंतुकों के लिए',
  noService: 'सेटिंग → Pix में अपनी तस्वीर सेवा का पता डालें।',
  settings: 'सेटिंग',
  address: 'तस्वीर सेवा का पता',
  aboutAddress: 'केवल सार्वजनिक तस्वीरें दिखाई जाती हैं। किसी कुंजी की ज़रूरत नहीं है।',
  invalidAddress: 'ऐसा पता डालें जो https:// से शुरू हो।',
  description: 'आपकी तस्वीर सेवा की तस्वीरें: गैलरी, एल्बम, अकेली तस्वीरें।',
  whatToShow: 'आप क्या दिखाना चाहते हैं?',
  chooseAlbum: 'एल्बम चुनें',
  choosePicture: 'तस्वीर चुनें',
  searchAlbums: 'एल्बम खोजें',
  nothingFound: 'कुछ नहीं मिला।',
  tokenOfAlbum: 'एल्बम का टोकन',
  slugOfPicture: 'तस्वीर का छोटा नाम',
  invalidValue: 'इस मान का कोई असर नहीं है।',
  preview: 'तस्वीरों की झलक',
} satisfies PluginTexts;
