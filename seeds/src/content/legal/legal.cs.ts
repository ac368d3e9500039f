import type { LegalText } from './legal-text.ts'

export const cs: LegalText = {
  termsOfUse: {
    title: 'Podmínky použití',
    description: 'Jak smíte tyto stránky používat a za co odpovídáme.',
    paragraphs: [
      'Tyto stránky představují vymyšlenou společnost. Texty a obrázky smíte číst a kopírovat, abyste si vyzkoušeli software, na kterém běží.',
      'Čísla, stroje i lidé jsou smyšlení. Nic zde není nabídkou k prodeji.',
      'Chyby opravujeme, jakmile se o nich dozvíme. Napište nám přes [kontaktní stránku](/contact).',
    ],
  },
  imprint: {
    title: 'Provozovatel',
    description: 'Kdo za tyto stránky odpovídá.',
    paragraphs: [
      'Norlitz Holding AG je společnost vymyšlená pro tuto ukázku. Sídlila by na adrese Bahnhofstrasse 12, 6110 Wolhusen, Švýcarsko.',
      'Za obsah odpovídá redakce této instalace.',
      'Napište nám přes [kontaktní stránku](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Obchodní podmínky',
    description: 'Podmínky pro stroje, náhradní díly a servis se dnem, od kterého platí.',
    paragraphs: [
      'Všeobecné podmínky platí pro stroje, náhradní díly a servis, pokud vaše smlouva neříká jinak. Každý dokument uvádí země, ve kterých platí, a den, od kterého platí.',
      'Rozhoduje znění platné v den objednávky. Starší znění zašleme na požádání.',
    ],
  },
}
