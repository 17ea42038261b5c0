/** Neither letters for a path (`/ \ ? # %`) nor what no reader sees: controls, half characters, marks of direction. */
const characters = /^[^\p{C}/\\?#%]+$/u

/** Characters of the longest slug. */
const maxLength = 200

/** True for a text that may name a post in an address: 1 to 200 characters, neither `.` nor `..`, which are folders. */
export function isSlug(text: string): boolean {
  return text.length <= maxLength && characters.test(text) && text.trim() === text && !/^\.{1,2}$/.test(text)
}
