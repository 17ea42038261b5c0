import { clinic, legalTerms } from '#content/clinic'
import { placeholder } from '#content/placeholder'
import type { LegalDocument } from '#content/types'
import { joinOneLetterWords } from '#lib/text/short-words'

const { legalEntity, email } = clinic
const { minimumAgeYears, returnDays, refundDays, withdrawalDays } = legalTerms

/** Ukrainian genitive ("протягом …", "від …"): 1 дня, 21 дня, 14 днів. */
const ua = (n: number, one: string, many: string) => `${n}\u00a0${n % 10 === 1 && n % 100 !== 11 ? one : many}`
const en = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Public offer and terms (spec sections 1, 2, 3 and 9); the seller's requisites are rendered from `clinic.legalEntity`. */
export const terms: LegalDocument = joinOneLetterWords<LegalDocument>({
  title: { ua: 'Умови договору (публічна оферта)', en: 'Terms of the agreement (public offer)' },
  lead: {
    ua: 'За цими правилами ми приймаємо замовлення, доставляємо товари й повертаємо гроші. Прочитайте їх до того, як підтвердити замовлення.',
    en: 'These are the rules by which we take orders, deliver goods and refund money. Please read them before you confirm an order.',
  },
  effective: placeholder('terms: effective date', '2026-11-23'),
  sections: [
    {
      id: 'general-provisions',
      title: { ua: 'Загальні положення', en: 'General provisions' },
      body: {
        ua: [
          `Продавець\u00a0— ${legalEntity.name.ua}, товариство з обмеженою відповідальністю, зареєстроване в Україні. Далі\u00a0— «ми», «продавець» або «клініка». Покупець\u00a0— той, хто замовляє товар чи послугу. Далі\u00a0— «ви» або «покупець».`,
          'Цей документ — публічна оферта: пропозиція укласти договір на однакових для всіх умовах. Він спирається на Цивільний кодекс України та закони України «Про захист прав споживачів» і «Про електронну комерцію».',
          'Якщо якась умова погіршує ваше становище порівняно із законом, діє закон.',
          'Умови викладено українською та англійською. Якщо тексти розходяться, переважає український.',
        ],
        en: [
          `The seller is ${legalEntity.name.en}, a limited liability company registered in Ukraine. Below: “we”, “the seller” or “the clinic”. The buyer is whoever orders goods or a service. Below: “you” or “the buyer”.`,
          'This document is a public offer: a proposal to conclude a contract on the same terms for everyone. It is based on the Civil Code of Ukraine and the laws of Ukraine “On Consumer Rights Protection” and “On Electronic Commerce”.',
          'If a term here puts you in a worse position than the law does, the law applies.',
          'The terms are published in Ukrainian and English. If the two texts differ, the Ukrainian text prevails.',
        ],
      },
    },
    {
      id: 'buyer-and-order-data',
      title: { ua: 'Хто може замовити та які дані потрібні', en: 'Who may order and what data is needed' },
      body: {
        ua: [
          `Замовити можуть люди віком від ${ua(minimumAgeYears, 'року', 'років')}. Підтверджуючи замовлення, ви засвідчуєте, що досягли цього віку. Замовити може й компанія чи підприємець\u00a0— через уповноважену особу.`,
          'Для замовлення потрібні:',
          [
            'прізвище та ім’я;',
            'номер телефону;',
            'адреса доставки, якщо товар треба доставити;',
            'ідентифікаційний код — для юридичних осіб і фізичних осіб-підприємців.',
          ],
          'Перевірте дані, перш ніж підтвердити замовлення. Якщо в них є помилка, повідомте нас одразу: через неправильний телефон чи адресу замовлення може затриматися.',
        ],
        en: [
          `Orders are accepted from people aged ${minimumAgeYears} or older. By confirming an order you declare that you have reached this age. A company or a sole trader may also order, through an authorised person.`,
          'To place an order, you give:',
          [
            'your surname and first name;',
            'your phone number;',
            'a delivery address, if the goods are to be delivered;',
            'an identification code, for legal entities and sole traders.',
          ],
          'Check the data before you confirm. If there is a mistake, tell us at once: a wrong phone number or address may delay your order.',
        ],
      },
    },
    {
      id: 'goods-and-services',
      title: { ua: 'Товари та послуги', en: 'Goods and services' },
      body: {
        ua: [
          'На сайті описано чек-ап, пакети послуг зі спостереженням, програми схуднення, окремі медичні послуги та нутрицевтики. Склад, тривалість і ціну вказано в описі кожного з них.',
          'Нутрицевтики не є лікарськими засобами й не замінюють лікування. Перед тим як їх приймати, порадьтеся з лікарем і прочитайте етикетку.',
          'Медичні послуги надає клініка за своєю ліцензією, а виконує лікар: після огляду або консультації та за вашою згодою. Лікар може змінити план або відмовити в послузі, якщо вона вам протипоказана, і пояснить причину. Як відмовитися від послуги чи програми й отримати гроші за невикористану частину, сказано в розділі «Повернення товару та коштів».',
          'Результат залежить від стану здоров’я та способу життя, тому певного результату ми не обіцяємо. Статті на сайті мають довідковий характер і не замінюють консультації.',
        ],
        en: [
          'The site describes the check-up, service packages with monitoring, weight-loss programmes, individual medical services and nutraceuticals. The contents, duration and price are given in each description.',
          'Nutraceuticals are not medicines and do not replace treatment. Before taking them, talk to a doctor and read the label.',
          'Medical services are provided by the clinic under its licence and performed by a doctor, after an examination or consultation and with your consent. The doctor may change the plan or decline a service that is contraindicated for you, and will explain why. How to leave a service or a programme and get a refund for the unused part is set out under “Returns and refunds”.',
          'The outcome depends on your health and way of life, so we do not promise a particular result. Articles on the site are for information and do not replace a consultation.',
        ],
      },
    },
    {
      id: 'order-and-contract',
      title: { ua: 'Замовлення та укладення договору', en: 'Ordering and concluding the contract' },
      body: {
        ua: [
          'Форма запису на сайті — це прохання передзвонити. Вона не є договором і ні до чого вас не зобов’язує, навіть якщо ви обрали пакет чи програму. Склад, ціну й строки ми погоджуємо з вами до оформлення замовлення.',
          'Замовлення оформлюють так:',
          [
            'ви додаєте обране до кошика;',
            'перевіряєте перелік, кількість і ціну;',
            'вказуєте дані, спосіб оплати й доставки;',
            'натискаєте в кошику «Підтвердити замовлення»;',
            'отримуєте електронне підтвердження.',
          ],
          'Договір укладено, коли ви натиснули в кошику «Підтвердити замовлення» й отримали електронне підтвердження. За Законом України «Про електронну комерцію» такий договір прирівнюється до письмового.',
          'Договір про програму — чек-ап, пакет послуг чи схуднення — ми укладаємо з вами письмово до оплати. У ньому названо склад, строк і ціну.',
          'У підтвердженні вказано, що ви замовили та на яких умовах. Збережіть його. Якщо підтвердження не надійшло, зв’яжіться з нами.',
          'Буває, що товару вже немає. Тоді ми запропонуємо заміну. Якщо вона вам не підходить, ви можете відмовитися від замовлення й отримати сплачені гроші назад.',
        ],
        en: [
          'The sign-up form on the site is a request to call you back. It is not a contract and commits you to nothing, even if you chose a package or a programme. We agree the contents, price and dates with you before an order is placed.',
          'An order is placed like this:',
          [
            'you add what you have chosen to the basket;',
            'you check the list, quantities and price;',
            'you give your details and choose how to pay and how to receive the order;',
            'you press “Confirm order” in the basket;',
            'you receive an electronic confirmation.',
          ],
          'The contract is concluded when you have pressed “Confirm order” in the basket and received the electronic confirmation. Under the Law of Ukraine “On Electronic Commerce” such a contract is equal to one made in writing.',
          'The contract for a programme, whether the check-up, a service package or weight loss, is concluded with you in writing before payment. It names the contents, the period and the price.',
          'The confirmation states what you ordered and on what terms. Please keep it. If it has not arrived, contact us.',
          'Sometimes an item is no longer in stock. We will then offer a replacement. If it does not suit you, you may cancel the order and have the money you paid returned.',
        ],
      },
    },
    {
      id: 'prices-and-payment',
      title: { ua: 'Ціни та оплата', en: 'Prices and payment' },
      body: {
        ua: [
          'Ціни вказано в гривнях з урахуванням ПДВ. Вартість доставки до ціни товару не входить.',
          'Ціни можуть змінюватися. Для вашого замовлення діє та, яку ви бачили, коли його підтверджували. Після укладення договору ми не підвищуємо її без вашої згоди.',
          'Доступні способи оплати показано під час оформлення замовлення. Якщо для програми передбачено помісячну оплату, розмір щомісячного платежу вказано в її описі.',
          'Банк або платіжна система можуть стягувати власну комісію. Її розмір дізнайтеся в них до оплати.',
        ],
        en: [
          'Prices are given in hryvnias and include VAT. The cost of delivery is not included in the price of goods.',
          'Prices may change. Your order keeps the price you saw when you confirmed it. Once the contract is concluded, we do not raise it without your consent.',
          'The available ways to pay are shown when you place the order. If a programme can be paid for monthly, the monthly payment is given in its description.',
          'A bank or payment system may charge a fee of its own. Ask them about it before you pay.',
        ],
      },
    },
    {
      id: 'delivery',
      title: { ua: 'Доставка', en: 'Delivery' },
      body: {
        ua: [
          'Товари доставляє перевізник, якого ви обираєте під час оформлення замовлення. Доставку ви оплачуєте перевізнику за його тарифами.',
          'Виняток — пакети та програми, в описі яких доставку названо безоплатною. За неї платимо ми.',
          'Строк доставки залежить від перевізника й адреси. Після відправлення його правила діють і щодо зберігання та видачі посилки.',
          'Оглядайте посилку, коли її отримуєте. Якщо упаковку пошкоджено або чогось бракує, складіть із працівником перевізника акт і повідомте нас. Так питання вирішиться швидше, але відсутність акта не позбавляє вас прав за законом.',
        ],
        en: [
          'Goods are delivered by the carrier you choose when placing the order. You pay the carrier for delivery at its rates.',
          'The exception is packages and programmes whose description says that delivery is free. We pay for that.',
          'Delivery time depends on the carrier and the address. Once the parcel is sent, the carrier’s rules on storage and collection also apply.',
          'Look over the parcel when you receive it. If the packaging is damaged or something is missing, draw up a report with the carrier’s employee and tell us. This settles the matter faster, but having no report does not take away your rights under the law.',
        ],
      },
    },
    {
      id: 'returns-and-refunds',
      title: { ua: 'Повернення товару та коштів', en: 'Returns and refunds' },
      body: {
        ua: [
          `Товар належної якості можна повернути протягом ${ua(returnDays, 'дня', 'днів')}, не рахуючи дня купівлі, якщо:`,
          [
            'товар не використовували;',
            'збережено товарний вигляд, споживчі властивості, пломби та ярлики;',
            'є чек або інший документ про оплату.',
          ],
          'Нутрицевтики — це дієтичні добавки, тобто харчові продукти. Харчові продукти належної якості закон дозволяє не приймати назад (перелік до постанови Кабінету Міністрів України від 19 березня 1994 р. № 172), тому правило про повернення на них може не поширюватися. Так само з лікарськими засобами.',
          `Якщо ви уклали договір на відстані, зокрема через сайт, ви можете розірвати його протягом ${ua(withdrawalDays, 'дня', 'днів')} від дня, коли отримали товар, а якщо замовили послугу — від дня, коли уклали договір (стаття 13 Закону України «Про захист прав споживачів»). Причини не потрібно. Гроші за товар, який ви повертаєте на цій підставі, ми віддаємо не пізніше, ніж велить закон. Розірвати договір так не можна, якщо за вашою згодою послугу вже надано повністю або якщо закон виключає цей товар.`,
          `Від програми можна відмовитися будь-коли, повідомивши нас. Ми повертаємо гроші за невикористану частину: ціну програми за вирахуванням вартості послуг, які вже надано, і товарів, які ви вже отримали, за цінами, погодженими з вами до початку. Повертаємо їх протягом ${ua(refundDays, 'календарного дня', 'календарних днів')} після вашого повідомлення.`,
          `Щоб повернути товар, напишіть на ${email} або зателефонуйте нам. Назвіть замовлення й причину, якщо хочете її вказати. Ми скажемо, куди надіслати посилку. Пересилання товару належної якості оплачує покупець.`,
          `Гроші ми повертаємо банківським переказом протягом ${ua(refundDays, 'календарного дня', 'календарних днів')} після того, як отримали товар. Для переказу потрібні ваші банківські реквізити.`,
          'Якщо товар має недолік або не відповідає замовленню, повідомте нас, щойно це виявите. Ви можете вимагати того, що передбачає Закон України «Про захист прав споживачів»: наприклад, заміни товару, зниження ціни або повернення грошей. Витрати на пересилання в такому разі розподіляються за законом.',
        ],
        en: [
          `Goods of proper quality may be returned within ${en(returnDays, 'day', 'days')}, not counting the day of purchase, provided that:`,
          [
            'the goods have not been used;',
            'their appearance, consumer properties, seals and labels are intact;',
            'you have the receipt or another proof of payment.',
          ],
          'Nutraceuticals are food supplements, that is, food. The law allows food of proper quality not to be taken back (the list in Resolution No. 172 of the Cabinet of Ministers of Ukraine of 19 March 1994), so the rule on returns may not apply to them. The same goes for medicines.',
          `If you concluded the contract at a distance, through the site for instance, you may withdraw from it within ${en(withdrawalDays, 'day', 'days')} from the day you received the goods or, if you ordered a service, from the day you concluded the contract (Article 13 of the Law of Ukraine “On Consumer Rights Protection”). No reason is needed. Money for goods you return on this ground is paid back no later than the law requires. You cannot withdraw in this way once a service has been provided in full with your consent, or from goods that the law excludes.`,
          `You may leave a programme at any time by telling us. We refund the unused part: the price of the programme less the cost of services already provided and goods you have already received, at the prices agreed with you before it began. We do so within ${en(refundDays, 'calendar day', 'calendar days')} of your telling us.`,
          `To return goods, write to ${email} or phone us. Name the order, and the reason if you wish to give one. We will tell you where to send the parcel. Return shipping of goods of proper quality is paid by the buyer.`,
          `We refund the money by bank transfer within ${en(refundDays, 'calendar day', 'calendar days')} after we receive the goods. We will need your bank details for the transfer.`,
          'If goods are defective or are not what you ordered, tell us as soon as you find out. You may demand what the Law of Ukraine “On Consumer Rights Protection” provides for: for example, a replacement, a lower price or your money back. Shipping costs in that case are borne as the law prescribes.',
        ],
      },
    },
    {
      id: 'rights-and-duties',
      title: { ua: 'Права й обов’язки сторін', en: 'Rights and duties of the parties' },
      body: {
        ua: [
          'Ми зобов’язуємося:',
          [
            'давати правдиву й повну інформацію про товари, послуги та ціни;',
            'передати товар належної якості або надати послугу на погоджених умовах;',
            'видати документ про оплату;',
            'берегти ваші дані й відповідати на звернення.',
          ],
          'Ви зобов’язуєтеся:',
          [
            'вказати правильні дані;',
            'вчасно оплатити й отримати замовлення;',
            'прийти на прийом у погоджений час або завчасно попередити, якщо не зможете;',
            'зберігати товар і користуватися ним так, як написано на етикетці.',
          ],
          'Ви можете ставити запитання до замовлення й після нього, вимагати належної якості та повертати товари за правилами цього документа. Ми можемо не прийняти замовлення з неповними даними та перепитати їх телефоном.',
        ],
        en: [
          'We undertake to:',
          [
            'give true and full information about goods, services and prices;',
            'hand over goods of proper quality or provide the service on the agreed terms;',
            'issue a proof of payment;',
            'protect your data and answer your enquiries.',
          ],
          'You undertake to:',
          [
            'give correct details;',
            'pay for and collect the order on time;',
            'come to an appointment at the agreed time, or let us know in good time if you cannot;',
            'store and use goods as the label says.',
          ],
          'You may ask questions before and after ordering, demand proper quality and return goods under the rules of this document. We may decline an order with incomplete details and may phone you to check them.',
        ],
      },
    },
    {
      id: 'liability-and-disputes',
      title: { ua: 'Відповідальність і спори', en: 'Liability and disputes' },
      body: {
        ua: [
          'Кожна сторона відповідає за порушення договору за законами України. Ми не обмежуємо відповідальності там, де закон цього не дозволяє.',
          'Сторона не відповідає за невиконання, спричинене непереборною силою: воєнними діями, стихійним лихом, рішенням влади тощо. Про такі обставини треба якнайшвидше повідомити другу сторону.',
          `Якщо вас щось не влаштовує, спершу зверніться до нас: ${email} або телефоном. Опишіть, що сталося, і що ви вважаєте справедливим. Звернення розглядаємо у строки, встановлені законом.`,
          'Ви також можете поскаржитися до Державної служби України з питань безпечності харчових продуктів та захисту споживачів або звернутися до суду. Звертатися спочатку до нас для цього не обов’язково. До договору застосовується право України.',
        ],
        en: [
          'Each party is liable for breach of contract under the laws of Ukraine. We do not limit our liability where the law does not allow it.',
          'A party is not liable for non-performance caused by force majeure: hostilities, natural disasters, decisions of the authorities and the like. The other party must be told of such circumstances as soon as possible.',
          `If something is wrong, please come to us first: ${email} or by phone. Describe what happened and what you would consider fair. We deal with complaints within the periods set by law.`,
          'You may also complain to the State Service of Ukraine on Food Safety and Consumer Protection or go to court. You do not have to come to us first to do so. The contract is governed by the law of Ukraine.',
        ],
      },
    },
    {
      id: 'personal-data-and-changes',
      title: { ua: 'Персональні дані та зміни умов', en: 'Personal data and changes to the terms' },
      body: {
        ua: [
          'Дані покупців ми обробляємо за Законом України «Про захист персональних даних» і лише для того, щоб виконати замовлення та вимоги закону. Докладніше — у «Політиці конфіденційності»: там є строки розгляду запитів і ваші права. Про стан здоров’я ми через сайт не питаємо.',
          'Ці умови діють із дати, вказаної на цій сторінці, і доти, доки ми їх не змінимо або не знімемо з сайту. Нова редакція стосується тільки замовлень, підтверджених після її появи. Для вже підтвердженого замовлення діють умови, з якими ви погодилися.',
          'Договір діє, доки обидві сторони виконають свої зобов’язання. Реквізити продавця наведено нижче.',
        ],
        en: [
          'We process buyers’ data under the Law of Ukraine “On Personal Data Protection” and only to fulfil the order and legal requirements. The “Privacy policy” says more: it sets out the periods for dealing with requests and your rights. We do not ask about your health through the site.',
          'These terms apply from the date shown on this page until we change them or take them off the site. A new version applies only to orders confirmed after it appears. An order already confirmed stays under the terms you agreed to.',
          'The contract is in force until both parties have performed their obligations. The seller’s details are given below.',
        ],
      },
    },
  ],
})
