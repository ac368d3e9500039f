import type { LegalText } from './legal-text.ts'

export const sk: LegalText = {
  termsOfUse: {
    title: 'Podmienky používania',
    description: 'Ako smiete tieto stránky používať a za čo zodpovedáme.',
    paragraphs: [
      'Tieto stránky predstavujú vymyslenú spoločnosť. Texty a obrázky smiete čítať a kopírovať, aby ste si vyskúšali softvér, na ktorom bežia.',
      'Čísla, stroje aj ľudia sú vymyslení. Nič tu nie je ponukou na predaj.',
      'Chyby opravujeme hneď, ako sa o nich dozvieme. Napíšte nám cez [kontaktnú stránku](/contact).',
    ],
  },
  imprint: {
    title: 'Prevádzkovateľ',
    description: 'Kto za tieto stránky zodpovedá.',
    paragraphs: [
      'Norlitz Holding AG je spoločnosť vymyslená pre túto ukážku. Sídlila by na adrese Bahnhofstrasse 12, 6110 Wolhusen, Švajčiarsko.',
      'Za obsah zodpovedá redakcia tejto inštalácie.',
      'Napíšte nám cez [kontaktnú stránku](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Obchodné podmienky',
    description: 'Podmienky pre stroje, náhradné diely a servis s dňom, od ktorého platia.',
    paragraphs: [
      'Všeobecné podmienky platia pre stroje, náhradné diely a servis, ak vaša zmluva neurčuje inak. Každý dokument uvádza krajiny, v ktorých platí, a deň, od ktorého platí.',
      'Rozhoduje znenie platné v deň objednávky. Staršie znenia zašleme na požiadanie.',
    ],
  },
}
