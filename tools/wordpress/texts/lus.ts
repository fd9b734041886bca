import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Mizo. */
export default {
  gallery: 'Thlalak te',
  album: 'Album pakhat',
  albums: 'Album card te',
  image: 'Thlalak pakhat',
  wall: 'Thlalak bang',
  pictures: 'Thlalak eng te nge',
  look: 'Dan leh phek te',
  visitors: 'Tlawhtute tan',
  noService: 'Settings → Pix-ah i thlalak service address dah rawh.',
  settings: 'Settings',
  address: 'Thlalak service address',
  aboutAddress: 'Mipui hmuh theih thlalak chauh a lang. Key a ngai lo.',
  invalidAddress: 'https:// a intan address dah rawh.',
  description: 'I thlalak service-a thlalak te: gallery, album, thlalak mal.',
  whatToShow: 'Eng nge i lantir duh?',
  chooseAlbum: 'Album thlang rawh',
  choosePicture: 'Thlalak thlang rawh',
  searchAlbums: 'Album zawng rawh',
  nothingFound: 'Engmah hmuh a ni lo.',
  tokenOfAlbum: 'Album token',
  slugOfPicture: 'Thlalak hming tawi',
  invalidValue: 'He value hian awmzia a nei lo.',
  preview: 'Thlalak lan dan tur',
} satisfies PluginTexts;
