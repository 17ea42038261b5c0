import { placeholder } from '#content/placeholder'
import type { Localized } from '#content/types'
import type { Lead } from '#lib/leads/lead'
import type { Tables } from '#lib/leads/store/tables'
import { joinOneLetterWords } from '#lib/text/short-words'

// What the site stores about people. The privacy policy is made of these lists, and a field or a table that is added to
// the store does not compile until it is named here; a key in the browser fails the test.

/** Days a lead is kept after staff got it; `LEAD_RETENTION_DAYS` must say the same (preflight). */
export const retentionDays = 365

const identity: Localized = {
  ua: 'ім’я та номер телефону, які ви ввели',
  en: 'the name and phone number you typed',
}
const order: Localized = {
  ua: 'що ви обрали: пакет послуг, чек-ап, програму схуднення або лише консультацію; а якщо ви прибрали вибір, то й те, що прибрали',
  en: 'what you chose: a service package, the check-up, a weight-loss programme or just a consultation; and, if you removed a choice, what you removed',
}
const place: Localized = {
  ua: 'мову, якою ви читали сайт, і сторінку, з якої надіслано заявку',
  en: 'the language in which you read the site and the page from which the request was sent',
}
const touches: Localized = {
  ua: 'перший і останній візит за рекламним чи іншим позначеним посиланням: UTM-мітки, ідентифікатори кліків (gclid, gbraid, wbraid, fbclid), час візиту та сторінку, на яку ви потрапили',
  en: 'your first and last visit by an advert or another marked link: UTM parameters, click identifiers (gclid, gbraid, wbraid, fbclid), the time of the visit and the page you landed on',
}
const consent: Localized = {
  ua: 'версію тексту, з яким ви погодилися, його контрольну суму, мову та час згоди',
  en: 'the version of the text you agreed to, its checksum, its language and the time of your consent',
}
const times: Localized = {
  ua: 'час, коли заявку надіслано й коли її запис востаннє змінено',
  en: 'when the request was sent and when its record last changed',
}
const technical: Localized = {
  ua: 'номер заявки, технічний ключ, щоб не записати ту саму форму двічі, і позначку, якщо заявка схожа на спам',
  en: 'the number of the request, a technical key that stops the same form being stored twice, and a mark if the request looks like spam',
}

const leadFields: Readonly<Record<keyof Lead, Localized>> = {
  name: identity,
  phone: identity,
  order,
  removedOrder: order,
  language: place,
  page: place,
  referrer: {
    ua: 'адресу сторінки, з якої ви до нас перейшли (referrer)',
    en: 'the address of the page you came to us from (the referrer)',
  },
  firstTouch: touches,
  lastTouch: touches,
  consentVersion: consent,
  consentHash: consent,
  consentLanguage: consent,
  consentAt: consent,
  createdAt: times,
  updatedAt: times,
  id: technical,
  number: technical,
  key: technical,
  status: technical,
}

/** Those of who may enter the desk hold nothing of visitors. */
type StaffTable = 'staff' | 'passkey' | 'invitation' | 'staffSession' | 'challenge' | 'audit'
type OtherTable = Exclude<keyof Tables, 'lead' | StaffTable> | 'desk' | 'rateLimit'

/** What is stored beside the leads, by tables of the store, the rate limiter's own included; null: nothing about anybody. */
const otherTables: Readonly<Record<OtherTable, Localized | null>> = {
  delivery: {
    ua: 'коли й куди заявку передано працівникам (пошта, система обліку заявок) і скільки спроб знадобилося',
    en: 'when and where the request was passed to staff (mail, request-management system) and how many attempts it took',
  },
  desk: {
    ua: 'що стало із заявкою: коли ми вам телефонували, скільки спроб знадобилося, коли передзвонити, чи ви записалися',
    en: 'what became of the request: when we called you, how many attempts it took, when to call again, whether you booked',
  },
  leadEvent: {
    ua: 'хто з працівників і коли опрацював заявку, та нотатки про дзвінок, без медичних даних',
    en: 'who of our staff handled the request and when, and notes about the call, without medical data',
  },
  rateLimit: {
    ua: 'IP-адресу пристрою, з якого надіслано форму: до 10 хвилин, щоб зупиняти спам, окремо від заявки',
    en: 'the IP address of the device that sent the form: for up to 10 minutes, to stop spam, apart from the request',
  },
  erasure: {
    ua: 'після видалення заявки на ваш запит\u00a0— солений хеш номера телефону (за ним номер можна перевірити, але не прочитати), кількість стертих заявок і дату, щоб відповісти, чи їх справді стерто',
    en: 'after a request is erased because you asked: a salted hash of the phone number (a number can be checked against it, but not read from it), how many requests were erased and when, so that we can answer whether they really were',
  },
  visit: {
    ua: 'скільки разів на день сторінку відкрили, а форму побачили й почали заповнювати: за сторінками, мовами, мітками посилань, сторінками, на які вони привели, і вибором. Це окремі числа, без відомостей про те, хто це був',
    en: 'how often a day a page was opened and its form seen and begun: by page, language, mark of a link, the page that the link led to, and choice. These are separate counts, without anything about who it was',
  },
  alarm: null,
  runDay: null,
  heartbeat: null,
}

const isText = (text: Localized | null) => text !== null

/** Kept with a request, one line each. */
export const leadData: readonly Localized[] = joinOneLetterWords([...new Set(Object.values(leadFields))])

/** Kept apart from requests. */
export const otherData: readonly Localized[] = joinOneLetterWords(Object.values(otherTables).filter(isText))

export type BrowserRecord = {
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage'
  readonly key: string
  readonly text: Localized
}

/** What the site leaves in the visitor's browser. */
export const browserData: readonly BrowserRecord[] = joinOneLetterWords<readonly BrowserRecord[]>([
  {
    place: 'cookie',
    key: 'lang',
    text: {
      ua: 'мова сайту. З’являється, тільки якщо ви самі її обрали, і зберігається 30\u00a0днів',
      en: 'the language of the site. Set only when you choose a language yourself, and kept for 30 days',
    },
  },
  {
    place: 'cookie',
    key: 'sign-up',
    text: {
      ua: 'чи надіслано форму, якщо JavaScript вимкнено. Якщо не надіслано, то й те, що ви ввели, щоб не набирати це знову. Зберігається 10\u00a0хвилин',
      en: 'whether the form was sent, if JavaScript is off. If it was not, also what you typed, to save you retyping it. Kept for 10 minutes',
    },
  },
  {
    place: 'localStorage',
    key: 'lang',
    text: { ua: 'мова останньої відкритої сторінки', en: 'the language of the last page you opened' },
  },
  {
    place: 'localStorage',
    key: 'touches',
    text: {
      ua: 'мітки з посилань, за якими ви прийшли вперше й востаннє (UTM-мітки, ідентифікатори кліків), час цих візитів і сторінки, на які ви потрапили; до 90\u00a0днів',
      en: 'the marks from the links that brought you here the first and the last time (UTM parameters, click identifiers), when, and the pages you landed on; for up to 90 days',
    },
  },
  {
    place: 'localStorage',
    key: 'lastPost',
    text: {
      ua: 'остання відкрита стаття, щоб до неї можна було повернутися',
      en: 'the last article you opened, so that you can come back to it',
    },
  },
  {
    place: 'localStorage',
    key: 'checkupRequest',
    text: {
      ua: 'позначка, що ви обрали чек-ап. Зникає, щойно її прочитає форма запису',
      en: 'a note that you chose the check-up. It disappears as soon as the sign-up form has read it',
    },
  },
  {
    place: 'localStorage',
    key: 'weightLossRequest',
    text: {
      ua: 'обрана програма схуднення та час вибору. Зникає, щойно її прочитає форма запису',
      en: 'the weight-loss programme you chose, and when. It disappears as soon as the sign-up form has read it',
    },
  },
  {
    place: 'sessionStorage',
    key: 'sign-up-draft',
    text: {
      ua: 'те, що ви ввели й обрали у формі запису, але ще не надіслали, до 30\u00a0хвилин. Зникає, щойно форму надіслано, і нікуди не передається',
      en: 'what you have typed and chosen in the sign-up form but not sent yet, for up to 30 minutes. It disappears once the form is sent, and goes nowhere else',
    },
  },
  {
    place: 'sessionStorage',
    key: 'referrer',
    text: {
      ua: 'адреса сторінки іншого сайту, з якої ви прийшли. Зникає, щойно ви закриєте вкладку',
      en: 'the address of the page on another site that you came from. It disappears when you close the tab',
    },
  },
  {
    place: 'sessionStorage',
    key: 'sent-events',
    text: {
      ua: 'які сторінки в цій вкладці вже пораховано, щоб не рахувати їх двічі',
      en: 'which pages of this tab have been counted, so that none is counted twice',
    },
  },
])

/** Who handles requests for the clinic; names and countries are added once the clinic knows them. */
export const processors = placeholder(
  'privacy policy: names and countries of those who handle requests for the clinic',
  joinOneLetterWords<readonly Localized[]>([
    {
      ua: 'хостинг: на його серверах лежать заявки та їхні резервні копії',
      en: 'hosting: requests and their backups lie on its servers',
    },
    {
      ua: 'поштовий сервіс: доставляє заявки до скриньки працівників',
      en: 'mail service: brings requests to the mailbox of staff',
    },
    {
      ua: 'система обліку заявок: отримує лише ім’я та номер телефону',
      en: 'request-management system: gets only the name and the phone number',
    },
    {
      ua: 'месенджер Telegram і програми клініки, які сповіщають працівників про заявку, якщо таке сповіщення налаштовано: отримують її номер і вибір, без імені та номера телефону',
      en: 'the Telegram messenger and software of the clinic that tell staff of a request, if that is set up: they get its number and the choice, without name and phone number',
    },
    {
      ua: 'месенджер Telegram, якщо ви самі нам у ньому напишете: повідомлення зберігаються за правилами месенджера',
      en: 'the Telegram messenger, if you write to us there yourself: messages are kept under the messenger’s own rules',
    },
  ]),
)
