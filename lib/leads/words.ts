/** Most words of a name that it can be found by, and most letters of each. */
const maxWords = 10
const maxLength = 40

/** Words of a name as it is searched by: lower case, without apostrophes, which are typed in many ways. */
function nameWords(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'ʼ`‘]/gu, '')
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.slice(0, maxWords).map((word) => Array.from(word).slice(0, maxLength).join(''))
}

/** What a lead is found by: the words of its name and the digits of its phone (E.164), each after a space. */
export function searchText({ name, phone }: { name: string; phone: string }): string {
  const words = new Set([...nameWords(name), phone.replace(/\D/g, '')])
  return [...words].map((word) => ` ${word}`).join('')
}

/** Words of names, and the digits of a phone or number, that somebody searches for. */
export function searchWords(search: string): { names: string[]; digits: string } {
  return { names: nameWords(search), digits: search.replace(/\D/g, '').slice(0, maxLength) }
}
