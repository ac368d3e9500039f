import { swissSpelling } from '@ferrule/domain/locales/swiss-spelling.fixture'
import type { Language } from '@ferrule/domain/locales/language'

/** The word for an idea, and words for the same idea that texts do not use. */
type Term = { term: string; not: RegExp }

/** Terms of each language. Forbidden words are matched without regard to case, unless their pattern says otherwise. */
export const terms: Record<Language, readonly Term[]> = {
  en: [
    { term: 'sign-in', not: /\blog(?:in|on)s?\b/i },
    { term: 'organisation', not: /\borgani[z]ation/i },
    { term: 'licence', not: /\blicenses?\b/i },
    { term: 'colour', not: /\bcolors?\b/i },
  ],
  de: [
    { term: 'Einzeldraht', not: /\bLitzen\b|\b(?:eine|fehlende|fehlender|jede) Litze\b/ },
    { term: 'Passwort', not: /Kennwort/i },
    { term: 'anmelden', not: /einlogg|\bLogin\b/i },
    { term: 'Benutzer', not: /\bUsers?\b|(?<!be)nutzer(?!definiert)/i },
    { term: 'E-Mail', not: /\be?mails?\b(?<!-mails?)(?!@)|\beMail\b/i },
    { term: 'Warenkorb', not: /Einkaufswagen/i },
    { term: 'Crimp', not: /krimp/i },
    { term: 'herunterladen', not: /downloade/i },
    { term: 'innerhalb von', not: /\binnert\b/i },
    { term: 'ß, which is ss in Switzerland only', not: swissSpelling },
  ],
  fr: [
    { term: 'sertissage', not: /crimpage|\bcrimper\b/i },
    { term: 'mot de passe', not: /\bpassword\b/i },
    { term: 'se connecter', not: /\bse loguer\b|\blogin\b/i },
    { term: 'panier', not: /\bcaddie\b|\bchariot\b/i },
  ],
  zh: [
    { term: '登录', not: /登陆/ },
    { term: '账户', not: /帐[户号]/ },
    { term: '您', not: /你/ },
    { term: '压接', not: /压着/ },
  ],
  ja: [
    { term: 'お客様', not: /お客さま/ },
    { term: 'ください', not: /下さい/ },
    { term: 'サーバー', not: /サーバ(?!ー)/ },
    { term: 'ユーザー', not: /ユーザ(?!ー)/ },
    { term: '圧着', not: /かしめ/ },
  ],
  es: [
    { term: 'crimpar', not: /\bengast/i },
    { term: 'contraseña', not: /\bpassword\b/i },
    { term: 'iniciar sesión', not: /\bloguear|\blogin\b/i },
  ],
  pt: [
    { term: 'senha', not: /palavra-passe|\bpassword\b/i },
    { term: 'usuário', not: /utilizador/i },
    { term: 'arquivo', not: /ficheiro/i },
    { term: 'crimpar', not: /\bcravar\b|cravação/i },
  ],
  cs: [
    { term: 'přihlásit se', not: /\b(?:za)?logovat\b|\blogin\b/i },
    { term: 'e-mail', not: /\bemail/i },
    { term: 'krimpovat', not: /\bcrimp/i },
  ],
  hu: [
    { term: 'jelszó', not: /\bpassword\b/i },
    { term: 'e-mail', not: /\bemail/i },
    { term: 'krimpelés', not: /\bcrimp/i },
  ],
  ro: [
    { term: 'sertizare', not: /\bcrimp/i },
    { term: 'parolă', not: /\bpassword\b/i },
    { term: 'ș and ț with a comma', not: /[şţŞŢ]/ },
  ],
  sk: [
    { term: 'prihlásiť sa', not: /\blogovať\b|\blogin\b/i },
    { term: 'e-mail', not: /\bemail/i },
    { term: 'krimpovať', not: /\bcrimp/i },
  ],
}

/** Returns the terms that a text should use instead of a word it has. Placeholders and addresses are not words. */
export function findWrongTerms(text: string, language: Language): string[] {
  const words = text
    .split(' ')
    .map((word) => word.split('](')[0] ?? '')
    .filter((word) => !word.includes('@') && !word.includes('://'))
    .join(' ')
    .replaceAll(/\{\w+[},]/g, '')
  return terms[language].filter(({ not }) => not.test(words)).map(({ term }) => term)
}
