import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Portuguese. */
export default {
  gallery: 'Imagens',
  album: 'Um álbum',
  albums: 'Cartões de álbuns',
  image: 'Uma imagem',
  wall: 'Um mural de imagens',
  pictures: 'Quais imagens',
  look: 'Layout e páginas',
  visitors: 'Para os visitantes',
  noService: 'Indique o endereço do seu serviço de imagens em Configurações → Pix.',
  settings: 'Configurações',
  address: 'Endereço do serviço de imagens',
  aboutAddress: 'Só são mostradas imagens públicas. Nenhuma chave é necessária.',
  invalidAddress: 'Digite um endereço que comece com https://.',
  description: 'Imagens do seu serviço de imagens: galerias, álbuns, imagens avulsas.',
  whatToShow: 'O que deseja mostrar?',
  chooseAlbum: 'Escolher um álbum',
  choosePicture: 'Escolher uma imagem',
  searchAlbums: 'Pesquisar álbuns',
  nothingFound: 'Nada encontrado.',
  tokenOfAlbum: 'Token do álbum',
  slugOfPicture: 'Nome curto da imagem',
  invalidValue: 'Este valor não tem efeito.',
  preview: 'Pré-visualização das imagens',
} satisfies PluginTexts;
