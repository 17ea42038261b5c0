import { clinic, legalTerms } from '#content/clinic'
import { placeholder } from '#content/placeholder'
import { browserData, leadData, otherData, processors, retentionDays, type BrowserRecord } from '#content/stored-data'
import type { LegalDocument, Localized } from '#content/types'
import type { Locale } from '#lib/i18n/locales'
import { joinOneLetterWords } from '#lib/text/short-words'

const { legalEntity, email } = clinic

/** Ukrainian genitive ("протягом …", "до …", "від …"): 1 дня, 21 дня, 10 днів. */
const ua = (n: number, one: string, many: string) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? one : many}`
const en = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Lines of a list as the sentence before it goes on: parted by semicolons, the last one ended. */
const list = (locale: Locale, lines: readonly Localized[]) =>
  lines.map((line, index) => `${line[locale]}${index === lines.length - 1 ? '.' : ';'}`)

/** What stands in one place of the browser, under its keys: sentences. */
const inBrowser = (locale: Locale, place: BrowserRecord['place']) =>
  browserData
    .filter((each) => each.place === place)
    .map(({ key, text }) => `${key}${locale === 'ua' ? '\u00a0—' : ':'} ${text[locale]}.`)

const { minimumAgeYears, dataRequestReviewWorkingDays, dataRequestFulfilDays } = legalTerms
const { dataRequestLimitDays, violationReportWorkingDays } = legalTerms

/** Privacy policy (spec sections 2, 3 and 9; decisions, "Behaviour"); what is stored comes from `stored-data.ts`. */
export const privacyPolicy: LegalDocument = joinOneLetterWords<LegalDocument>({
  title: { ua: 'Політика конфіденційності', en: 'Privacy policy' },
  lead: {
    ua: 'Тут сказано, які дані ми отримуємо через сайт, навіщо вони нам, скільки ми їх зберігаємо і як їх видалити. Про стан здоров’я форма не питає.',
    en: 'What data we receive through this website, why we need it, how long we keep it and how to have it erased. The form does not ask about your health.',
  },
  effective: placeholder('privacy policy: effective date', '2026-11-23'),
  sections: [
    {
      id: 'who-is-responsible',
      title: { ua: 'Хто відповідає за ваші дані', en: 'Who is responsible for your data' },
      body: {
        ua: [
          `Володілець персональних даних\u00a0— ${legalEntity.name.ua}, код ${legalEntity.code}, адреса: ${legalEntity.address.ua}. Далі в тексті\u00a0— «ми» або «клініка».`,
          'Ця політика діє на всіх сторінках сайту. Вона стосується всіх, хто записується на консультацію, замовляє послуги чи товари або просто читає сайт. Ми дотримуємося Закону України «Про захист персональних даних» та інших законів України.',
          'Надсилаючи форму, ви приймаєте умови договору та цю політику й даєте згоду на обробку персональних даних. Позначка про згоду у формі вже стоїть. Якщо ви не згодні, зніміть її: заявка не надішлеться, але записатися можна й телефоном.',
          `Сайт розрахований на повнолітніх: замовляти можуть люди віком від ${ua(minimumAgeYears, 'року', 'років')}.`,
          'Політику викладено українською та англійською. Якщо тексти розходяться, переважає український.',
        ],
        en: [
          `The controller of your personal data is ${legalEntity.name.en}, company code ${legalEntity.code}, address: ${legalEntity.address.en}. Below we call it “we” or “the clinic”.`,
          'This policy applies to every page of the site. It covers everyone who signs up for a consultation, orders services or goods, or simply reads the site. We follow the Law of Ukraine “On Personal Data Protection” and other laws of Ukraine.',
          'By sending the form you accept the terms of the agreement and this policy, and consent to the processing of your personal data. The consent box in the form is ticked in advance. If you do not agree, untick it: the request will not be sent, but you can still book by phone.',
          `The site is meant for adults: orders are accepted from people aged ${minimumAgeYears} or older.`,
          'The policy is published in Ukrainian and English. If the two texts differ, the Ukrainian text prevails.',
        ],
      },
    },
    {
      id: 'data-we-collect',
      title: { ua: 'Які дані ми збираємо', en: 'What data we collect' },
      body: {
        ua: [
          'Читати сайт можна, не називаючи себе: реєстрації й особистого кабінету тут немає.',
          'Коли ви записуєтеся на консультацію, ми зберігаємо:',
          list('ua', leadData),
          'Окремо від заявок сайт зберігає:',
          list('ua', otherData),
          'Щоб оформити замовлення, потрібні:',
          [
            'прізвище та ім’я;',
            'номер телефону;',
            'адреса доставки, якщо товар треба доставити;',
            'ідентифікаційний код — лише для юридичних осіб і фізичних осіб-підприємців.',
          ],
          'Сервер бачить IP-адресу вашого пристрою: без неї сторінку неможливо передати. У технічному журналі сайту IP-адрес, імен, телефонів і вмісту форм немає.',
        ],
        en: [
          'You can read the site without saying who you are: there is no registration and no personal account.',
          'When you sign up for a consultation, we store:',
          list('en', leadData),
          'Apart from requests, the site keeps:',
          list('en', otherData),
          'To place an order, you give:',
          [
            'your surname and first name;',
            'your phone number;',
            'a delivery address, if the goods are to be delivered;',
            'an identification code, for legal entities and sole traders only.',
          ],
          'The server sees your device’s IP address, because a page cannot be sent without it. The site’s technical log holds no IP addresses, names, phone numbers or form contents.',
        ],
      },
    },
    {
      id: 'what-we-do-not-collect',
      title: { ua: 'Чого ми не збираємо', en: 'What we do not collect' },
      body: {
        ua: [
          'Обробка особливих категорій персональних даних заборонена. Сайт про них не питає і їх не зберігає. До таких даних належать відомості про:',
          [
            'стан здоров’я, зокрема діагнози й результати аналізів;',
            'расове чи етнічне походження;',
            'політичні, релігійні або світоглядні переконання;',
            'членство в політичних партіях і професійних спілках;',
            'засудження до кримінального покарання;',
            'статеве життя, а також біометричні та генетичні дані.',
          ],
          'Обрана програма, наприклад схуднення, може непрямо вказувати на здоров’я. Тому вибір захищено так само, як ім’я та телефон: його бачать лише працівники, які відповідають на заявки, до системи обліку заявок він не передається, у технічному журналі його немає, і стирається він разом із заявкою. Якщо не хочете називати програму, запишіться телефоном.',
          'Будь ласка, не пишіть про здоров’я у формі: для запису досить імені й телефону. Якщо такі відомості все ж потраплять до заявки, ми їх видалимо.',
          'Про самопочуття ви розповідаєте лікареві на прийомі. Записи лікаря захищає лікарська таємниця. На сайт вони не потрапляють, і ця політика їх не стосується.',
        ],
        en: [
          'Processing special categories of personal data is forbidden. The site neither asks for such data nor stores it. It includes information about:',
          [
            'health, including diagnoses and test results;',
            'racial or ethnic origin;',
            'political, religious or philosophical beliefs;',
            'membership of political parties and trade unions;',
            'criminal convictions;',
            'sex life, as well as biometric and genetic data.',
          ],
          'A programme you choose, weight loss for instance, may hint at your health. Your choice is therefore protected like your name and phone number: only staff who answer requests see it, it is not passed to the request-management system, it is not in the technical log, and it is erased together with the request. If you would rather not name a programme, book by phone.',
          'Please do not write about your health in the form: a name and a phone number are enough to book. If such information does end up in a request, we will delete it.',
          'Tell the doctor how you feel at your appointment. The doctor’s records are protected by medical confidentiality. They do not reach the site, and this policy does not cover them.',
        ],
      },
    },
    {
      id: 'purposes-and-grounds',
      title: { ua: 'Навіщо нам дані та на якій підставі', en: 'Why we need the data and on what grounds' },
      body: {
        ua: [
          'Ми використовуємо дані лише з тією метою, з якою їх отримали:',
          [
            'передзвонити вам і домовитися про консультацію — за вашою згодою;',
            'зрозуміти, звідки люди дізнаються про клініку, — за вашою згодою;',
            'оформити, виконати й доставити замовлення — на підставі договору з вами;',
            'повернути гроші або розглянути скаргу — на підставі договору та закону;',
            'вести бухгалтерський і податковий облік — на підставі закону.',
          ],
          'Ми не продаємо ваших даних і не складаємо рекламних профілів. Заявку, схожу на спам, сайт може позначити автоматично, але не відкидає. Якщо мета обробки зміниться, ми попросимо нової згоди.',
          'Надавати дані чи ні, вирішуєте ви. Але без імені й телефону ми не зможемо передзвонити, а без адреси — доставити товар.',
        ],
        en: [
          'We use data only for the purpose for which we received it:',
          [
            'to call you back and arrange a consultation, with your consent;',
            'to understand how people find out about the clinic, with your consent;',
            'to accept, fulfil and deliver an order, under our contract with you;',
            'to refund money or deal with a complaint, under the contract and the law;',
            'to keep accounting and tax records, as the law requires.',
          ],
          'We do not sell your data or build advertising profiles. The site may mark a request as likely spam but does not discard it. If the purpose of processing changes, we will ask for your consent again.',
          'Whether to give us data is up to you. But without a name and phone number we cannot call you back, and without an address we cannot deliver goods.',
        ],
      },
    },
    {
      id: 'cookies-and-browser-storage',
      title: { ua: 'Cookie та пам’ять браузера', en: 'Cookies and browser storage' },
      body: {
        ua: [
          'На сайті немає систем стеження, рекламних пікселів і сторонніх скриптів. Ми лише рахуємо, скільки разів на день сторінку відкрили, а форму побачили й почали заповнювати: без cookie й без жодних даних про те, хто це був.',
          'Cookie — це невеликі записи, які сайт залишає у вашому браузері. Ми використовуємо:',
          inBrowser('ua', 'cookie'),
          'У локальній пам’яті браузера (localStorage) сайт тримає:',
          inBrowser('ua', 'localStorage'),
          'У пам’яті вкладки (sessionStorage):',
          inBrowser('ua', 'sessionStorage'),
          'Ви можете будь-коли видалити ці записи в налаштуваннях браузера. Сайт працюватиме й далі, але забуде обрану мову.',
        ],
        en: [
          'The site has no trackers, no advertising pixels and no third-party scripts. We only count how often a day a page was opened and its form seen and begun: without cookies and without any data about who it was.',
          'Cookies are small records that a site leaves in your browser. We use:',
          inBrowser('en', 'cookie'),
          'In your browser’s local storage (localStorage) the site keeps:',
          inBrowser('en', 'localStorage'),
          'In the memory of the tab (sessionStorage):',
          inBrowser('en', 'sessionStorage'),
          'You can delete these records at any time in your browser settings. The site will still work but will forget your language.',
        ],
      },
    },
    {
      id: 'access-and-protection',
      title: { ua: 'Хто бачить дані та як ми їх захищаємо', en: 'Who sees the data and how we protect it' },
      body: {
        ua: [
          'Заявку бачать лише працівники клініки, які на неї відповідають. Вони бачать усе, що в ній записано: ім’я, телефон, вибір, сторінку, мову, звідки ви прийшли, згоду й час. Заявки, схожі на спам, вони переглядають окремо. Усі вони зобов’язані не розголошувати даних, навіть після звільнення.',
          `Бачать вони це, доки заявка зберігається: до ${ua(retentionDays, 'дня', 'днів')} після того, як її отримали. Листи із заявками в службовій пошті та резервні копії стираємо за той самий строк.`,
          'За нашим дорученням заявки обробляють:',
          list('ua', processors),
          'Крім того, передаємо лише те, без чого не обійтися:',
          [
            'перевізнику — прізвище, ім’я, телефон та адресу доставки;',
            'банку — дані, потрібні для оплати або повернення коштів;',
            'державним органам — те, чого вимагає закон.',
          ],
          'Якщо дані доведеться передати за межі України, зробимо це лише на умовах, які дозволяє Закон України «Про захист персональних даних».',
          'На сайті є посилання на месенджер, соціальні мережі та інтернет-магазин. Коли ви переходите за ними, діють правила конфіденційності цих сервісів.',
        ],
        en: [
          'A request is seen only by the clinic’s staff who answer it. They see all that is recorded in it: the name, the phone number, the choice, the page, the language, where you came from, the consent and the time. They go through requests that look like spam separately. None of them may disclose the data, even after they leave.',
          `They see it for as long as the request is kept: up to ${en(retentionDays, 'day', 'days')} after they received it. Emails with requests in the work mailbox and backups are erased within the same period.`,
          'On our instructions requests are handled by:',
          list('en', processors),
          'Apart from that, we pass on only what is strictly necessary:',
          [
            'to the carrier: your surname, first name, phone number and delivery address;',
            'to the bank: the data needed for a payment or a refund;',
            'to public authorities: what the law requires.',
          ],
          'If data has to be transferred outside Ukraine, we will do so only on terms permitted by the Law of Ukraine “On Personal Data Protection”.',
          'The site links to a messenger, social networks and an online shop. Once you follow those links, the privacy rules of those services apply.',
        ],
      },
    },
    {
      id: 'storage-and-erasure',
      title: { ua: 'Скільки ми зберігаємо дані та як їх видалити', en: 'How long we keep data and how to erase it' },
      body: {
        ua: [
          `Заявку на консультацію зберігаємо до ${ua(retentionDays, 'дня', 'днів')} після того, як її отримали працівники клініки, а якщо вона схожа на спам, то після того, як її надіслано. Потім стираємо. Заявка, яку ще не передано, чекає, доки її передадуть.`,
          'Дані замовлень зберігаємо, доки виконуємо договір, а далі — стільки, скільки вимагають закони про бухгалтерський і податковий облік.',
          'Видалити заявку можна й раніше. Зверніться до нас і назвіть номер телефону, який ви вказали у формі: за ним ми знайдемо і зітремо ваші заявки. Причини пояснювати не потрібно. Щоб не стерти чужих даних, ми можемо перевірити, що номер справді ваш. Після видалення лишається солений хеш номера, описаний вище: він потрібен, щоб довести, що дані стерто.',
          'Якщо якийсь документ закон зобов’язує зберігати, ми про це скажемо й видалимо його, коли мине встановлений строк.',
        ],
        en: [
          `A consultation request is kept for up to ${en(retentionDays, 'day', 'days')} after it reached the clinic’s staff or, if it looks like spam, after it was sent. Then we erase it. A request that has not reached staff yet waits until it does.`,
          'Order data is kept while we perform the contract, and after that for as long as accounting and tax laws require.',
          'You can have a request erased sooner. Contact us and give the phone number you entered in the form: we will use it to find and erase your requests. You need not give a reason. To avoid erasing someone else’s data, we may check that the number is really yours. After that the salted hash described above remains: it proves that the data was erased.',
          'If the law obliges us to keep a document, we will say so and erase it when that period ends.',
        ],
      },
    },
    {
      id: 'your-rights',
      title: { ua: 'Ваші права', en: 'Your rights' },
      body: {
        ua: [
          'Ви — суб’єкт персональних даних. За законом ви маєте право:',
          [
            'знати, які ваші дані ми маємо, звідки вони, де зберігаються і навіщо;',
            'знати, кому ми їх передаємо;',
            'безоплатно отримати доступ до своїх даних;',
            'вимагати виправити неточні дані або видалити ті, що обробляються незаконно;',
            'заперечити проти обробки або обмежити її, коли надаєте згоду;',
            'відкликати згоду в будь-який час;',
            'вимагати захисту даних від незаконної обробки, випадкової втрати чи пошкодження;',
            'знати, як працює автоматична обробка, і бути захищеними від автоматичних рішень із правовими наслідками;',
            'поскаржитися Уповноваженому Верховної Ради України з прав людини або звернутися до суду.',
          ],
          'Відкликання згоди не скасовує того, що ми законно зробили раніше. Після нього ми припиняємо обробку, якщо для неї немає іншої законної підстави.',
        ],
        en: [
          'You are the data subject. By law you have the right to:',
          [
            'know what data of yours we hold, where it came from, where it is kept and why;',
            'know to whom we pass it;',
            'have access to your data free of charge;',
            'demand that inaccurate data be corrected, or that unlawfully processed data be erased;',
            'object to processing, or limit it when you give consent;',
            'withdraw your consent at any time;',
            'demand that your data be protected from unlawful processing, accidental loss or damage;',
            'know how automated processing works, and be protected from automated decisions with legal consequences;',
            'complain to the Ukrainian Parliament Commissioner for Human Rights or go to court.',
          ],
          'Withdrawing consent does not undo what we lawfully did before. After it we stop processing, unless there is another lawful ground for it.',
        ],
      },
    },
    {
      id: 'requests-violations-changes',
      title: { ua: 'Запити, порушення та зміни', en: 'Requests, violations and changes' },
      body: {
        ua: [
          'Ми призначили відповідальну особу за персональні дані. Вона приймає запити, стежить, щоб дані обробляли законно, пояснює правила працівникам і співпрацює з Уповноваженим.',
          `Щоб звернутися до неї, напишіть на ${email} з темою «Персональні дані» або зателефонуйте до клініки: номер є в контактах на головній сторінці. Вкажіть своє ім’я, що саме просите і як вам відповісти.`,
          'Строки рахуємо від дня, коли отримали запит:',
          [
            `розглядаємо запит протягом ${ua(dataRequestReviewWorkingDays, 'робочого дня', 'робочих днів')} і повідомляємо, чи буде його задоволено;`,
            `задовольняємо його протягом ${ua(dataRequestFulfilDays, 'календарного дня', 'календарних днів')};`,
            `якщо надати дані вчасно неможливо, письмово пояснюємо чому. Разом із відстрочкою на запит іде до ${ua(dataRequestLimitDays, 'календарного дня', 'календарних днів')}.`,
          ],
          `Хто з працівників виявив порушення захисту даних, повідомляє про це відповідальну особу та керівника протягом ${ua(violationReportWorkingDays, 'робочого дня', 'робочих днів')}. Якщо порушення помітили ви, напишіть нам.`,
          'Ми можемо змінювати цю політику. Нова редакція діє з дати, вказаної на цій сторінці. Разом із заявкою ми зберігаємо версію, з якою ви погодилися.',
        ],
        en: [
          'We have a person responsible for personal data, who receives requests, sees that data is processed lawfully, explains the rules to staff and works with the Commissioner.',
          `To reach them, write to ${email} with the subject “Personal data” or phone the clinic: the number is in the contacts on the home page. Give your name, what you are asking for and how to reply to you.`,
          'Periods are counted from the day we receive the request:',
          [
            `we review a request within ${en(dataRequestReviewWorkingDays, 'working day', 'working days')} and tell you whether it will be granted;`,
            `we fulfil it within ${en(dataRequestFulfilDays, 'calendar day', 'calendar days')};`,
            `if the data cannot be provided in time, we explain why in writing. With the delay included, a request takes up to ${en(dataRequestLimitDays, 'calendar day', 'calendar days')} in total.`,
          ],
          `Any member of staff who discovers a breach of data protection reports it to the responsible person and the head of the company within ${en(violationReportWorkingDays, 'working day', 'working days')}. If you notice one, please write to us.`,
          'We may change this policy. A new version applies from the date shown on this page. With each request we keep the version you agreed to.',
        ],
      },
    },
  ],
})
