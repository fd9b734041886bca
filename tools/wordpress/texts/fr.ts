import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in French. */
export default {
  gallery: 'Images',
  album: 'Un album',
  albums: 'Cartes d’albums',
  image: 'Une image',
  wall: 'Un mur d’images',
  pictures: 'Quelles images',
  look: 'Mise en page et pages',
  visitors: 'Pour les visiteurs',
  noService: 'Indiquez l’adresse de votre service d’images dans Réglages → Pix.',
  settings: 'Réglages',
  address: 'Adresse du service d’images',
  aboutAddress: 'Seules les images publiques sont affichées. Aucune clé n’est nécessaire.',
  invalidAddress: 'Saisissez une adresse qui commence par https://.',
  description: 'Images de votre service d’images : galeries, albums, images seules.',
  whatToShow: 'Que voulez-vous afficher ?',
  chooseAlbum: 'Choisir un album',
  choosePicture: 'Choisir une image',
  searchAlbums: 'Rechercher des albums',
  nothingFound: 'Aucun résultat.',
  tokenOfAlbum: 'Jeton de l’album',
  slugOfPicture: 'Nom court de l’image',
  invalidValue: 'Cette valeur n’a aucun effet.',
  preview: 'Aperçu des images',
} satisfies PluginTexts;
