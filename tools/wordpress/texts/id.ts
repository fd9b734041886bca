import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Indonesian. */
export default {
  gallery: 'Gambar',
  album: 'Sebuah album',
  albums: 'Kartu album',
  image: 'Satu gambar',
  wall: 'Dinding gambar',
  pictures: 'Gambar yang mana',
  look: 'Tata letak dan halaman',
  visitors: 'Untuk pengunjung',
  noService: 'Isi alamat layanan gambar Anda di Pengaturan → Pix.',
  settings: 'Pengaturan',
  address: 'Alamat layanan gambar',
  aboutAddress: 'Hanya gambar publik yang ditampilkan. Kunci tidak diperlukan.',
  invalidAddress: 'Masukkan alamat yang diawali dengan https://.',
  description: 'Gambar dari layanan gambar Anda: galeri, album, gambar tunggal.',
  whatToShow: 'Apa yang ingin Anda tampilkan?',
  chooseAlbum: 'Pilih album',
  choosePicture: 'Pilih gambar',
  searchAlbums: 'Cari album',
  nothingFound: 'Tidak ada yang ditemukan.',
  tokenOfAlbum: 'Token album',
  slugOfPicture: 'Nama pendek gambar',
  invalidValue: 'Nilai ini tidak berpengaruh.',
  preview: 'Pratinjau gambar',
} satisfies PluginTexts;
