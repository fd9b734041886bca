import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Russian. */
export default {
  gallery: 'Изображения',
  album: 'Альбом',
  albums: 'Карточки альбомов',
  image: 'Одно изображение',
  wall: 'Стена изображений',
  pictures: 'Какие изображения',
  look: 'Макет и страницы',
  visitors: 'Для посетителей',
  noService: 'Укажите адрес сервиса изображений в разделе «Настройки → Pix».',
  settings: 'Настройки',
  address: 'Адрес сервиса изображений',
  aboutAddress: 'Показываются только общедоступные изображения. Ключ не нужен.',
  invalidAddress: 'Введите адрес, который начинается с https://.',
  description: 'Изображения вашего сервиса: галереи, альбомы, отдельные изображения.',
  whatToShow: 'Что вы хотите показать?',
  chooseAlbum: 'Выбрать альбом',
  choosePicture: 'Выбрать изображение',
  searchAlbums: 'Поиск альбомов',
  nothingFound: 'Ничего не найдено.',
  tokenOfAlbum: 'Токен альбома',
  slugOfPicture: 'Короткое имя изображения',
  invalidValue: 'Это значение ни на что не влияет.',
  preview: 'Предпросмотр изображений',
} satisfies PluginTexts;
