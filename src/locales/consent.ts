/** What the box says in place of pictures that wait for consent; `{host}` is the host of the service, and `{hosts}` what the browser contacts. */
export interface ConsentTexts {
  sentence: string;
  button: string;
  failed: string;
}

/** The texts of the box in all languages: its script is one file, which loads no others. */
export const CONSENT_TEXTS: Record<string, ConsentTexts> = {
  en: {
    sentence: 'The pictures here come from {host}. To show them, your browser connects to {hosts}.',
    button: 'Show pictures',
    failed: 'The pictures could not be loaded. Check your connection and try again.',
  },
  ar: {
    sentence: 'تأتي الصور هنا من {host}. لعرضها يتصل متصفحك بـ {hosts}.',
    button: 'عرض الصور',
    failed: 'تعذّر تحميل الصور. تحقق من اتصالك وحاول مرة أخرى.',
  },
  zh: {
    sentence: '此处的图片来自 {host}。显示图片时，您的浏览器会连接到 {hosts}。',
    button: '显示图片',
    failed: '无法加载图片列表。请检查网络连接，然后重试。',
  },
  fr: {
    sentence: 'Les images proviennent de {host}. Pour les afficher, votre navigateur se connecte à {hosts}.',
    button: 'Afficher les images',
    failed: 'Impossible de charger les images. Vérifiez votre connexion et réessayez.',
  },
  de: {
    sentence: 'Die Bilder kommen von {host}. Um sie zu zeigen, verbindet sich Ihr Browser mit {hosts}.',
    button: 'Bilder zeigen',
    failed:
      'Die Bilder konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  hi: {
    sentence: 'यहाँ की तस्वीरें {host} से आती हैं। उन्हें दिखाने के लिए आपका ब्राउज़र {hosts} से जुड़ता है।',
    button: 'तस्वीरें दिखाएँ',
    failed: 'तस्वीरें लोड नहीं हो सकीं। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  },
  id: {
    sentence: 'Gambar di sini berasal dari {host}. Untuk menampilkannya, peramban Anda terhubung ke {hosts}.',
    button: 'Tampilkan gambar',
    failed: 'Daftar gambar tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.',
  },
  ja: {
    sentence: 'ここの画像は {host} にあります。表示するとブラウザーが {hosts} に接続します。',
    button: '画像を表示',
    failed: '画像の一覧を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
  lus: {
    sentence:
      'Heta thlalakte hi {host} aṭangin a lo kal. Lantir turin i browser chu {hosts} nen a inzawm ṭhin.',
    button: 'Thlalakte lantir rawh',
    failed: 'Thlalakte hi a hawn theih loh. I internet connection enfiah la, bei nawn leh rawh.',
  },
  pt: {
    sentence: 'As imagens vêm de {host}. Para mostrá-las, seu navegador se conecta a {hosts}.',
    button: 'Mostrar imagens',
    failed: 'Não foi possível carregar as imagens. Verifique sua conexão e tente novamente.',
  },
  ru: {
    sentence: 'Изображения находятся на {host}. Чтобы их показать, браузер подключится к {hosts}.',
    button: 'Показать изображения',
    failed: 'Не удалось загрузить изображения. Проверьте подключение и попробуйте ещё раз.',
  },
  es: {
    sentence: 'Las imágenes proceden de {host}. Para mostrarlas, tu navegador se conecta con {hosts}.',
    button: 'Mostrar las imágenes',
    failed: 'No se pudieron cargar las imágenes. Comprueba tu conexión e inténtalo de nuevo.',
  },
};
