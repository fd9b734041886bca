import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Spanish. */
export default {
  gallery: 'Imágenes',
  album: 'Un álbum',
  albums: 'Tarjetas de álbumes',
  image: 'Una imagen',
  wall: 'Un muro de imágenes',
  pictures: 'Qué imágenes',
  look: 'Diseño y páginas',
  visitors: 'Para los visitantes',
  noService: 'Indica la dirección de tu servicio de imágenes en Ajustes → Pix.',
  settings: 'Ajustes',
  address: 'Dirección del servicio de imágenes',
  aboutAddress: 'Solo se muestran imágenes públicas. No se necesita ninguna clave.',
  invalidAddress: 'Escribe una dirección que empiece por https://.',
  description: 'Imágenes de tu servicio de imágenes: galerías, álbumes, imágenes sueltas.',
  whatToShow: '¿Qué quieres mostrar?',
  chooseAlbum: 'Elegir un álbum',
  choosePicture: 'Elegir una imagen',
  searchAlbums: 'Buscar álbumes',
  nothingFound: 'No se ha encontrado nada.',
  tokenOfAlbum: 'Token del álbum',
  slugOfPicture: 'Nombre corto de la imagen',
  invalidValue: 'Este valor no tiene efecto.',
  preview: 'Vista previa de las imágenes',
} satisfies PluginTexts;
