import type { LegalText } from './legal-text.ts'

export const en: LegalText = {
  termsOfUse: {
    title: 'Terms of use',
    description: 'How you may use this website and what we answer for.',
    paragraphs: [
      'This website shows an invented company. You may read and copy its texts and pictures to try the software behind it.',
      'Figures, machines and people are made up. Nothing here is an offer to sell.',
      'We correct mistakes when we learn of them. Tell us by the [contact page](/contact).',
    ],
  },
  imprint: {
    title: 'Imprint',
    description: 'Who is responsible for this website.',
    paragraphs: [
      'Norlitz Holding AG is an invented company that fills this demonstration. Its address would be Bahnhofstrasse 12, 6110 Wolhusen, Switzerland.',
      'Responsible for the content: the editors of this installation.',
      'Write to us by the [contact page](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Terms and conditions',
    description: 'General conditions for machines, spare parts and service, with the day from which they hold.',
    paragraphs: [
      'The general conditions hold for machines, spare parts and service unless your contract says otherwise. Each document names the countries in which it holds and the day from which it does.',
      'The version in force on the day of your order applies. Older versions stay available on request.',
    ],
  },
}
