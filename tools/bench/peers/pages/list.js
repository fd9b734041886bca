/** The list of the page, whose address says how many pictures are shown in which layout. */
const query = new URLSearchParams(location.search);
const pictures = Number(query.get('pictures'));

export const layout = query.get('layout');

/** Number of pictures on a page of the list. */
export const limit = Math.min(100, pictures);

/** Number of pages. */
export const pages = Math.ceil(pictures / limit);

/** Reads a page of the list, from 1. */
export async function readPage(page) {
  const response = await fetch(`/api/v1/images?limit=${limit}&page=${page}`);
  return (await response.json()).data;
}

/** Reads all pages. */
export async function readList() {
  const read = Array.from({ length: pages }, (_page, at) => readPage(at + 1));
  return (await Promise.all(read)).flat().slice(0, pictures);
}
