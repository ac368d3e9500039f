import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Beszéljen szakértővel',
  'contact.promise': '24 órán belül válaszolunk.',
  'contact.lead':
    'Írja meg, milyen vezetékeket és érintkezőket dolgoz fel. A gépet ismerő munkatársunk 24 órán belül válaszol.',
  'contact.about': 'Kérdése a termékről: {product}',
  'contact.question': 'Az Ön kérdése',
  'contact.question-hint': 'Például vezetéktípus, érintkező, műszakonkénti mennyiség.',
  'contact.send': 'Kérdés elküldése',
  'contact.write-email': 'E-mail írása',
  'contact.call': 'Hívás',
  'contact.more-ways': 'További elérhetőségek',

  'contact.next': 'Mi történik ezután',
  'contact.next-read': 'Kérdését még aznap elolvassuk.',
  'contact.next-proposal': 'Mért mintákkal ellátott javaslatot kap.',
  'contact.next-demo': 'Megnézheti a gépet működés közben, nálunk vagy videón.',
  'contact.sent': 'Kérdését megkaptuk',
  'contact.sent-due': 'Válaszunk határideje: {due}.',
  'contact.sent-number': 'Azonosítószáma: {number}',
  'contact.sent-copy': 'Másolatot küldtünk ide: {email}.',

  'contact.subject': 'Tárgy: {subject}',
  'contact.employer-or-school': 'Jelenlegi munkahely vagy iskola',
  'contact.topic.demo': 'Bemutató kérése',
  'contact.topic.demo-lead': 'Írja meg, mit szeretne látni és mikor. Megmutatjuk nálunk, Önöknél vagy videón.',
  'contact.topic.training': 'Képzési hely foglalása',
  'contact.topic.training-lead':
    'Adja meg a tanfolyamot, a létszámot és a lehetséges időpontokat. Visszaigazoljuk a helyeket, vagy más időpontot javaslunk.',
  'contact.topic.event': 'Hely foglalása',
  'contact.topic.event-lead': 'Írja meg, melyik időpontban szeretne részt venni, és hányan jönnek.',
  'contact.topic.visit': 'Látogatás egyeztetése',
  'contact.topic.visit-lead': 'Írja meg, mikor szeretne jönni, és mi érdekli a leginkább.',
  'contact.topic.sample': 'Minta bejelentése',
  'contact.topic.sample-lead': 'Írja meg, mit küld: vezeték, érintkező, mennyiség és a mérendő értékek.',
  'contact.topic.quote': 'Ár kérése',
  'contact.topic.quote-lead': 'Az első árhoz elég a géptípus, a gyári szám és a napi műszakok száma.',
  'contact.topic.application': 'Jelentkezés',
  'contact.topic.application-lead':
    'Írja meg, melyik állásra jelentkezik, és mit csinált eddig. Képeket is csatolhat a munkáiról.',
}
