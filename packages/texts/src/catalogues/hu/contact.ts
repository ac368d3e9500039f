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
}
