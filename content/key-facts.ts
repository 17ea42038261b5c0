import type { Localized } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

/** A number of an article that a reader can decide something by, and what it means. */
export type KeyFact = { readonly value: Localized; readonly meaning: Localized }

/** A value written the same way in both languages, or its two ways, and its meaning in Ukrainian and English. */
function fact(value: string | readonly [string, string], ua: string, en: string): KeyFact {
  const [valueUa, valueEn] = typeof value === 'string' ? [value, value] : value
  return joinShortWords({ value: { ua: valueUa, en: valueEn }, meaning: { ua, en } })
}

/** Three facts of each embedded article, by its slug; each number stands in its text. */
export const keyFacts: Readonly<Record<string, readonly KeyFact[]>> = {
  'Check-up': [
    fact(
      ['1,00', '1.00'],
      'відносний ризик смерті тих, кого запросили на загальний огляд: різниці немає',
      'relative risk of death for those invited to a general check: no difference',
    ),
    fact(
      '15',
      'випробувань і понад 250 000 людей стоять за цією відповіддю',
      'trials and more than 250,000 people stand behind that answer',
    ),
    fact(
      ['третина', 'a third'],
      'і більше КТ грудної клітки знаходять щось стороннє, здебільшого безпечне',
      'and more of chest CTs turn up something unrelated, mostly harmless',
    ),
  ],
  'DASH-diet': [
    fact(
      ['6 г', '6 g'],
      'солі на день, у суворішому варіанті — 4 г; ВООЗ радить менше ніж 5 г',
      'of salt a day, 4 g in the stricter version; WHO advises less than 5 g',
    ),
    fact(
      ['−11,4', '−11.4'],
      'мм рт. ст. систолічного тиску за гіпертензії, коли їжу давали дослідники',
      'mmHg of systolic pressure with hypertension, when researchers supplied the food',
    ),
    fact(
      ['−3,2', '−3.2'],
      'коли люди готували й самі: менше, але варте зусиль',
      'when people cooked for themselves too: smaller, still worth it',
    ),
  ],
  DEHYDRATION: [
    fact(
      ['2,0 л', '2.0 l'],
      'води на день жінці, чоловікові — 2,5 л, разом із тією, що в їжі',
      'of water a day for a woman, 2.5 l for a man, food included',
    ),
    fact(
      ['1,6 л', '1.6 l'],
      'напоїв щонайменше жінці після 65, чоловікові — 2,0 л',
      'of drinks at least for a woman over 65, 2.0 l for a man',
    ),
    fact(
      ['2 %', '2%'],
      'маси тіла: більше за тренування не втрачайте',
      'of body weight: lose no more than this during exercise',
    ),
  ],
  GEROPROTECTORS: [
    fact(
      ['2150', '2,150'],
      'людей, майже стільки, за 21 рік: смертність на метформіні й на плацебо однакова',
      'people or so over 21 years: mortality was the same on metformin as on placebo',
    ),
    fact(
      ['296 707', '296,707'],
      'учасників: добавки антиоксидантів смертності не знизили',
      'participants: antioxidant supplements did not reduce mortality',
    ),
    fact(
      ['14 %', '14%'],
      'стільки до віку самок додав рапаміцин; але це миші, а не люди',
      'is what rapamycin added for females, but they were mice, not people',
    ),
  ],
  'anti-candida-diet': [
    fact(
      ['10–20 %', '10–20%'],
      'жінок мають кандиду без симптомів і лікування не потребують',
      'of women carry candida without symptoms and need no treatment',
    ),
    fact(
      '28',
      'здорових людей їли багато солодкого: кандиди майже не побільшало',
      'healthy people ate a lot of sugar: candida hardly changed',
    ),
    fact(
      ['три', 'three'],
      'епізоди на рік або більше: потрібні посів і план лікування',
      'episodes a year or more call for a culture and a plan of treatment',
    ),
  ],
  antiage: [
    fact(
      ['10 років', '10 years'],
      'життя повертає той, хто давно не курить',
      'of life won back by those who gave up smoking long ago',
    ),
    fact(
      ['30,1 %', '30.1%'],
      'тих, хто тренувався, за 2,6 року вже не могли пройти 400 м; без тренувань — 35,5 %',
      'of those who trained could no longer walk 400 m after 2.6 years; 35.5% of the others',
    ),
    fact(
      ['на 24 %', '24%'],
      'менше постаріла за 4,5 року шкіра під щоденним захистом від сонця',
      'less ageing of the skin in 4.5 years of daily sunscreen',
    ),
  ],
  'blood-pressure-monitoring': [
    fact(
      '103',
      'тиск від 180/110 і біль у грудях, задишка, слабкість половини тіла, порушення мовлення чи зору, сплутаність, судоми або сильний головний біль',
      'for pressure of 180/110 or more with chest pain, breathlessness, weakness on one side, disturbed speech or vision, confusion, a seizure or a severe headache',
    ),
    fact(
      '135/85',
      'середнє вдома, з якого починається рівень гіпертензії',
      'the average at home where the level of hypertension begins',
    ),
    fact(['5 хвилин', '5 minutes'], 'посидіти мовчки, рука на столі', 'of sitting in silence first, arm on the table'),
  ],
  'check-up-keys': [
    fact(
      '169',
      'чоловіків 65–74 років треба запросити, щоб запобігти одній смерті',
      'men aged 65–74 have to be invited to prevent one death',
    ),
    fact(
      ['60 000', '60,000'],
      'людей, майже стільки: сама оцінка ризику інфарктів не зменшила',
      'people, or almost: risk scores alone did not reduce heart attacks',
    ),
    fact(
      ['18 з 22', '18 of 22'],
      'досліджень: хто тримався одного лікаря, помирав рідше',
      'studies: those who kept to one doctor died less often',
    ),
  ],
  'check-up-tips': [
    fact(['24 години', '24 hours'], 'без алкоголю, перш ніж здавати кров', 'without alcohol before the blood is taken'),
    fact(['12 годин', '12 hours'], 'без їжі; воду пити можна', 'without food; water is fine'),
    fact(['15 хвилин', '15 minutes'], 'посидіти безпосередньо перед тим', 'of sitting just before'),
  ],
  'common-symptoms': [
    fact('103', 'або 112: телефонуйте одразу, допомога безоплатна', 'or 112: call at once, help is free of charge'),
    fact(
      ['32,9 %', '32.9%'],
      'лікованих у перші 3 години лишилися без істотної інвалідності; без лікування — 23,1 %',
      'of those treated within 3 hours were left without significant disability; 23.1% untreated',
    ),
    fact(
      ['24 години', '24 hours'],
      'і навіть тоді декому видаляють тромб: телефонуйте, скільки б не минуло',
      'on, some still have the clot taken out: call however long it has been',
    ),
  ],
  'diagnostic-algorithms-preventive-medicine': [
    fact(
      ['95 %', '95%'],
      'здорових людей уміщує «норма»; решта випадає з неї без хвороби',
      'of healthy people lie within “normal”; the rest fall outside it in good health',
    ),
    fact(
      ['64 %', '64%'],
      'імовірність хоча б одного «поганого» результату з 20 у здорової людини',
      'chance of at least one “abnormal” result in 20 for a healthy person',
    ),
    fact(
      ['7,0', '7.0'],
      'ммоль/л глюкози натще й вище: для діабету потрібен другий такий результат',
      'mmol/L of fasting glucose or more: a diagnosis of diabetes needs a second such result',
    ),
  ],
  'healthy-lifestyle': [
    fact(
      ['43,1', '43.1'],
      'року попереду в жінки 50 років із п’ятьма звичками; без жодної — 29,0',
      'years ahead of a woman of 50 with five habits; 29.0 with none',
    ),
    fact('150', 'хвилин помірного руху на тиждень — щонайменше', 'minutes of moderate activity a week, at least'),
    fact(['7 годин', '7 hours'], 'сну щонайменше', 'of sleep at least'),
  ],
  'healthy-nutrition-basics': [
    fact(['400 г', '400 g'], 'овочів і фруктів на день, не менше', 'of vegetables and fruit a day, no less'),
    fact(['5 г', '5 g'], 'солі на день, не більше', 'of salt a day, no more'),
    fact(['25–29 г', '25–29 g'], 'клітковини на день щонайменше', 'of fibre a day at least'),
  ],
  'individual-checkup-programs-guide': [
    fact(
      ['66 днів', '66 days'],
      'зазвичай, доки дія стане звичкою: комусь 18, комусь 254',
      'as a rule until an action becomes a habit: 18 for some, 254 for others',
    ),
    fact(
      '4–12',
      'тижнів після зміни ліків — час повторити ліпіди',
      'weeks after a change of medicine: time to repeat lipids',
    ),
    fact(
      ['6 мм', '6 mmHg'],
      'рт. ст. — приблизно стільки додає до тонометра підтримка лікаря',
      'or so is what a doctor’s support adds to a monitor',
    ),
  ],
  'mediterranean-diet': [
    fact(['4 ложки', '4 spoons'], 'олії на день або більше', 'of oil a day or more'),
    fact('3', 'порції бобових на тиждень і стільки само риби', 'servings of pulses a week, and as many of fish'),
    fact(['30 г', '30 g'], 'горіхів на день, половина з них волоські', 'of nuts a day, half of them walnuts'),
  ],
  'preventive-medicine-importance': [
    fact(
      ['на 20 %', '20%'],
      'менше інфарктів та інсультів на кожні 10 мм рт. ст. нижчого тиску',
      'fewer heart attacks and strokes for every 10 mmHg off blood pressure',
    ),
    fact(
      ['на 58 %', '58%'],
      'менше діабету 2 типу після зміни харчування й руху',
      'less type 2 diabetes after a change of diet and movement',
    ),
    fact(
      ['на 88 %', '88%'],
      'менше раку шийки матки після щеплення до 17 років',
      'less cervical cancer after vaccination before 17',
    ),
  ],
  'regular-medical-check-ups': [
    fact(
      '40',
      'років: відтоді тиск перевіряють щороку',
      'years of age: from then on blood pressure is checked every year',
    ),
    fact(
      '45–75',
      'років: тест калу щороку або колоноскопія раз на 10 років',
      'years of age: a stool test every year or a colonoscopy every 10 years',
    ),
    fact(
      ['2000 грн', 'UAH 2,000'],
      'дає держава на «Скринінг здоров’я 40+»',
      'from the state for Health Screening 40+',
    ),
  ],
  'role-preventive-medicine': [
    fact(
      ['половину', 'half'],
      'призначених доз люди зазвичай і приймають',
      'of the doses prescribed is what people usually take',
    ),
    fact(
      '209',
      'випробувань: із пам’ятками й шкалами люди точніше оцінюють ризик',
      'trials: with leaflets and charts people judge risk more accurately',
    ),
    fact('5', 'запитань лікареві перед рішенням', 'questions for the doctor before a decision'),
  ],
  starinnya: [
    fact(
      ['15 с', '15 s'],
      'і довше на п’ять підйомів зі стільця: перевірте м’язи',
      'or longer for five rises from a chair: have your muscles checked',
    ),
    fact(
      ['27 кг', '27 kg'],
      'сила стискання, нижче якої варто перевіритися чоловікові; жінці — 16 кг',
      'of grip, below which a man should be checked; 16 kg for a woman',
    ),
    fact(
      ['14 років', '14 years'],
      'додають жінкам п’ять звичок, чоловікам — 12',
      'go with five habits for women, 12 for men',
    ),
  ],
  'stress-impact-cardiovascular-health': [
    fact(
      ['+64 %', '+64%'],
      'серцево-судинних хвороб першого року розладу, пов’язаного зі стресом',
      'cardiovascular disease in the first year of a stress-related disorder',
    ),
    fact(
      ['+29 %', '+29%'],
      'у наступні роки, порівняно з братами й сестрами',
      'in later years, against brothers and sisters',
    ),
    fact(
      ['на 23 %', '23%'],
      'більше ішемічної хвороби серця там, де вимог багато, а впливу мало',
      'more coronary heart disease where demands are high and control is little',
    ),
  ],
}
