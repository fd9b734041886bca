import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in German. */
export default {
  gallery: 'Bilder',
  album: 'Ein Album',
  albums: 'Albumkarten',
  image: 'Ein Bild',
  wall: 'Eine Bilderwand',
  pictures: 'Welche Bilder',
  look: 'Layout und Seiten',
  visitors: 'Für Besucher',
  noService: 'Tragen Sie unter Einstellungen → Pix die Adresse Ihres Bilderdienstes ein.',
  settings: 'Einstellungen',
  address: 'Adresse des Bilderdienstes',
  aboutAddress: 'Gezeigt werden nur öffentliche Bilder. Es ist kein Schlüssel nötig.',
  invalidAddress: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  description: 'Bilder Ihres Bilderdienstes: Galerien, Alben, einzelne Bilder.',
  whatToShow: 'Was möchten Sie zeigen?',
  chooseAlbum: 'Album auswählen',
  choosePicture: 'Bild auswählen',
  searchAlbums: 'Alben suchen',
  nothingFound: 'Nichts gefunden.',
  tokenOfAlbum: 'Token des Albums',
  slugOfPicture: 'Kurzname des Bildes',
  invalidValue: 'Dieser Wert hat keine Wirkung.',
  preview: 'Vorschau der Bilder',
} satisfies PluginTexts;
