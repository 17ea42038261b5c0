export const pageClass = 'grid grid-cols-1 gap-8 p-4 lg:p-8'

/** Class of a page with one short message or form. */
export const narrowPageClass = 'grid grid-cols-1 max-w-140 gap-5 px-4 py-10'

/** Class of a confirmation or a notice. The background is coloured. */
export const noticeClass = 'notice rounded-lg bg-band px-4 py-3 text-on-band'

/** Class of a message that needs attention. The message has a frame. */
export const alertClass = 'rounded-lg border-2 border-apricot px-4 py-3'
