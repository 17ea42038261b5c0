import type { Locale } from '#lib/i18n/locales'

type Term = {
  readonly locale: Locale
  /** The form that the site uses. */
  readonly preferred: string
  /** Forms that no text may contain. */
  readonly avoid: RegExp
  readonly reason: string
  /** Where an avoided form stays, and why. */
  readonly except?: { readonly form: RegExp; readonly reason: string }
}

const medicine: readonly Term[] = [
  {
    locale: 'ua',
    preferred: 'превентивна медицина',
    avoid: /профілактичн\p{L}+ медицин/iu,
    reason: 'The field is named as in the clinic’s name and price list.',
  },
  {
    locale: 'ua',
    preferred: 'профілактика, профілактичний огляд, профілактичний візит',
    avoid: /превентивн(?!\p{L}+ (?:та \p{L}+ )?медицин)/iu,
    reason: 'Measures, visits and services are «профілактичні»; only the field is «превентивна».',
  },
  {
    locale: 'ua',
    preferred: 'артеріальна гіпертензія, гіпертензія',
    avoid: /гіпертоні[^ч]|гіпертонічн\p{L}+ хвороб/iu,
    reason: 'The term of the ministry’s standards.',
  },
  {
    locale: 'ua',
    preferred: 'чинник, чинник ризику',
    avoid: /фактор/iu,
    reason: 'A native word says the same.',
    except: {
      form: /ревматоїдн\p{L}+ фактор|фактор\p{L}* росту/iu,
      reason: 'Names of substances that laboratories print.',
    },
  },
  {
    locale: 'ua',
    preferred: 'Кокранівський огляд',
    avoid: /огляд\p{L}* Cochrane|кокрейн|кохран|кокранівськ/u,
    reason: 'As the organisation writes its name in Ukrainian, with a capital.',
  },
  {
    locale: 'ua',
    preferred: 'Робоча група США з профілактичних послуг (USPSTF), далі USPSTF',
    avoid: /(?:американськ\p{L}+ )робоч\p{L}+ груп|робоч\p{L}+ груп\p{L} (?:США )?з профілактики/iu,
    reason: 'One translation of one name.',
  },
  {
    locale: 'ua',
    preferred: 'систолічний тиск, діастолічний тиск; за першої згадки «систолічний (верхній)»',
    avoid: /(?<!\p{L})(?:верхн|нижн)\p{L}+ (?:артеріальн\p{L}+ )?(?:тиск|показник\p{L}* тиску)/iu,
    reason: 'The term of reports and monitors; the everyday word stands in brackets once.',
  },
  {
    locale: 'ua',
    preferred: 'порушення мовлення',
    avoid: /порушен\p{L}+ мови|мова (?:порушена|сплутана|нечітка)/iu,
    reason: 'Illness disturbs speech, not a language.',
  },
  {
    locale: 'ua',
    preferred: 'менопаузальна гормональна терапія',
    avoid: /гормони менопаузи|замісн\p{L}+ гормон\p{L}+ терап/iu,
    reason: 'The current name of the treatment.',
  },
  {
    locale: 'ua',
    preferred: 'показання (до призначення), за показаннями',
    avoid: /(?<!\p{L})покази(?!\p{L})|(?<!\p{L})показ(?:ів|ам|ами|ах)(?!\p{L})/iu,
    reason: '«Покази» are screenings of a film.',
  },
  {
    locale: 'ua',
    preferred: 'профільний лікар, профільний фахівець',
    avoid: /вузьк\p{L}+ (?:спеціаліст|фахів|лікар)/iu,
    reason: 'A literal translation.',
  },
  {
    locale: 'ua',
    preferred: 'те, на що можна вплинути',
    avoid: /(?<!\p{L})виправн/iu,
    reason: 'Not said of a risk.',
  },
  {
    locale: 'ua',
    preferred: 'за гіпертензії, у разі хвороби нирок',
    avoid: /(?<!\p{L})при (?!тямі|собі|цьому|тому|здоровому|нагоді|надходженні)\p{L}/iu,
    reason: '«При» does not name a condition or a cause in Ukrainian.',
  },
  {
    locale: 'ua',
    preferred: 'метааналіз',
    avoid: /мета-аналіз/iu,
    reason: 'Spelling of 2019.',
  },
  {
    locale: 'ua',
    preferred: 'чек-ап',
    avoid: /чекап|check-?up(?!s?[/:]|Request)/u,
    reason: 'The specification’s spelling.',
  },
  {
    locale: 'ua',
    preferred: 'антивіковий',
    avoid: /анти-?ейдж|anti-?ag(?:e|ing|eing)(?![\p{L}/])|анти-віков/iu,
    reason: 'A Ukrainian word exists.',
  },
  {
    locale: 'ua',
    preferred: 'мм рт. ст.',
    avoid: /мм\.? ?рт\.?ст|мм рт ст|mm ?hg/iu,
    reason: 'One way of writing the unit.',
  },
  {
    locale: 'ua',
    preferred: 'ммоль/л',
    avoid: /ммоль на літр|mmol/iu,
    reason: 'One way of writing the unit.',
  },
  {
    locale: 'en',
    preferred: 'systolic, diastolic',
    avoid: /(?:top|upper|bottom|lower) (?:number|figure|reading)(?!\p{L})/iu,
    reason: 'The term of reports and monitors.',
  },
  {
    locale: 'en',
    preferred: 'mmHg',
    avoid: /mm Hg|mmhg|mm ?hg/u,
    reason: 'One way of writing the unit, as the NHS does.',
  },
  {
    locale: 'en',
    preferred: 'mmol/L',
    avoid: /mmol\/l|mmol l/u,
    reason: 'One way of writing the unit, as in the report on the home page.',
  },
  {
    locale: 'en',
    preferred: 'anti-ageing',
    avoid: /anti-?aging|anti-?age(?![\p{L}])|antiageing|(?<!\p{L})aging/iu,
    reason: 'British spelling.',
  },
  {
    locale: 'en',
    preferred: 'US Preventive Services Task Force (USPSTF), then USPSTF',
    avoid: /U\.S\.|American (?:Preventive|task force)|Preventative Services/iu,
    reason: 'The body’s own name.',
  },
  {
    locale: 'en',
    preferred: 'symptoms',
    avoid: /complaints?/iu,
    reason: 'In Britain complaints are grievances; a patient has symptoms.',
    except: { form: /deal with (?:a complaint|complaints)/u, reason: 'The terms mean grievances.' },
  },
  {
    locale: 'en',
    preferred: 'preventive',
    avoid: /preventative/iu,
    reason: 'One form of the clinic’s word.',
  },
  {
    locale: 'en',
    preferred: 'having blood taken',
    avoid: /giv(?:e|es|ing) blood/iu,
    reason: 'Giving blood is donating it.',
  },
  {
    locale: 'en',
    preferred: 'surgery, clinic',
    avoid: /(?:doctor’s|in the|at the) office(?! (?:job|chair|work))/iu,
    reason: 'Doctors in Britain have a surgery.',
  },
  {
    locale: 'en',
    preferred: 'family doctor',
    avoid: /(?<!\p{L})GPs?(?!\p{L})/u,
    reason: 'The Ukrainian system’s name; a general practitioner stays as a profession in the price list.',
  },
]

const usage: readonly Term[] = [
  {
    locale: 'ua',
    preferred: 'лікареві',
    avoid: /(?<!\p{L})лікарю(?!\p{L})/iu,
    reason: 'The dative; «лікарю» is how one addresses a doctor.',
  },
  {
    locale: 'ua',
    preferred: 'безоплатно, безоплатний',
    avoid: /безкоштовн/iu,
    reason: 'The word of Ukrainian law and of the state programme.',
    except: {
      form: /^Безкоштовна консультація$|безкоштовна консультація$/u,
      reason: 'The name in the specification that the order stores, and what people search for.',
    },
  },
  {
    locale: 'ua',
    preferred: 'зовсім мало',
    avoid: /соромно мало/iu,
    reason: 'A literal translation.',
  },
  {
    locale: 'ua',
    preferred: 'протягом, брати участь, є, збігатися, висновок, телефоном, як',
    avoid:
      /на протязі|прийма\p{L}+ участь|(?<![\p{L}’])являється|співпада|слідуюч|міроприємств|заключення|по телефону|в якості(?! \p{L}+ (?:життя|повітря))|любий час|(?<!\p{L})відмін(?:ити|іть|яти)/iu,
    reason: 'Russianisms.',
  },
  {
    locale: 'ua',
    preferred: '1700, 30 000',
    avoid: /(?<![\d\s,.])\d[\s.,]\d{3}(?![\d\s]?\d)(?! грн)/u,
    reason: 'In prose four figures stand together; groups begin with the fifth. Prices come from Intl.',
  },
  {
    locale: 'ua',
    preferred: '’ (U+2019)',
    avoid: /\p{Script=Cyrillic}['ʼ‘`]\p{Script=Cyrillic}/u,
    reason: 'One apostrophe.',
  },
  {
    locale: 'ua',
    preferred: '«…»',
    avoid: /["“”„]/u,
    reason: 'Ukrainian quotation marks.',
  },
  {
    locale: 'ua',
    preferred: 'слово — слово',
    avoid: / [–-] /u,
    reason: 'A dash between words is long; the short one joins numbers.',
  },
  {
    locale: 'ua',
    preferred: 'і, ї, є, ґ',
    avoid: /[ыэъё]/iu,
    reason: 'Letters of another alphabet.',
  },
  {
    locale: 'en',
    preferred: '1,700',
    avoid: /(?<![\p{L}\d.,:/–-])(?:1[0-8]|2[1-9]|[3-9]\d)\d{2}(?![\p{L}\d–-])/u,
    reason: 'Four figures are grouped; years are not.',
  },
  {
    locale: 'en',
    preferred: 'programme',
    avoid: /(?<!\p{L})programs?(?!\p{L})/iu,
    reason: 'British spelling.',
  },
  {
    locale: 'en',
    preferred: '-ise, -yse',
    avoid:
      /(?:organ|recogn|min[im]+|maxim|random|normal|optim|personal|hospital|summar|emphas|priorit|author|apolog|stabil|special|general|character|categor|steril|util|final|ital|priv)iz(?:e|ed|es|er|ing|ation)|(?:anal|paral|catal)yz/iu,
    reason: 'British spelling.',
    except: { form: /(?:World Health|Agriculture) Organization/u, reason: 'The bodies’ own names.' },
  },
  {
    locale: 'en',
    preferred: 'fibre, centre, litre, colour, behaviour, haemoglobin, oestrogen, tumour…',
    avoid:
      /(?<!\p{L})(?:fibers?|centers?|liters?|colors?|colored|gray|pediatric|orthopedic)(?!\p{L})|behavior|flavor|favorite|hemoglobin|anemia|estrogen(?<!oestrogen)|tumor(?!\p{L})|diarrhea|gynecolog|ischemi|edema(?<!oedema)|fulfill(?!ed|ing)|enroll(?!ed|ing|er)|enroled/iu,
    reason: 'British spelling.',
    except: { form: /Centers for Disease Control/u, reason: 'The body’s own name.' },
  },
  {
    locale: 'en',
    preferred: '“…”, ’',
    avoid: /(?<=\p{L})'(?=\p{L})|"/u,
    reason: 'Typographic marks.',
  },
  {
    locale: 'en',
    preferred: 'email',
    avoid: /e-mail/iu,
    reason: 'One spelling.',
  },
  {
    locale: 'en',
    preferred: 'Kyiv, Ukraine',
    avoid: /Kiev|(?<!\p{L})the Ukraine(?!\p{L})/u,
    reason: 'The country’s own spelling.',
  },
]

/** One word for one thing in every text of the site: articles, messages and content (tested in glossary.test.ts). */
export const glossary: readonly Term[] = [...medicine, ...usage]

/** Phrases that announce sincerity wear out: all texts of one language together may hold so many of them. */
export const sincerity: Readonly<Record<Locale, RegExp>> & { readonly limit: number } = {
  ua: /(?:скажемо|сказати|кажемо|кажучи) (?:чесно|прямо|відверто)|(?:чесно|прямо|відверто) (?:скажемо|сказати|кажемо|кажучи)/giu,
  en: /to be (?:honest|frank|plain)|honestly|frankly|being honest|honest (?:answer|part|conclusion|look)/giu,
  limit: 3,
}
