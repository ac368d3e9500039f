import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': 'Smíme měřit, jak se web používá?',
  'consent.text':
    'Nezbytné cookies uchovávají jazyk, porovnání a přihlášení. S vaším souhlasem také počítáme návštěvy a načítáme videa. Volbu můžete kdykoli změnit v zápatí.',
  'consent.only-necessary': 'Pouze nezbytné',
  'consent.accept-all': 'Přijmout vše',
  'consent.choose': 'Vybrat',
  'consent.settings': 'Nastavení cookies',
  'consent.settings-lead': 'Každá skupina funguje samostatně. Bez vašeho souhlasu se nic nezapne.',
  'consent.last-choice': 'Vaše poslední volba: {date}.',
  'consent.close-without-saving': 'Zavřít bez uložení',
  'consent.save': 'Uložit mou volbu',
  'consent.cookie-count':
    '{count, plural, one {# soubor cookie} few {# soubory cookie} many {# souboru cookie} other {# souborů cookie}}',
  'consent.cookie': 'Soubor cookie',
  'consent.purpose': 'Účel',
  'consent.stored-for': 'Doba uchování',

  'consent.necessary': 'Nezbytné',
  'consent.necessary-text': 'Jazyk, porovnání, košík dílů, přihlášení, tato volba.',
  'consent.statistics': 'Statistika',
  'consent.statistics-text': 'Počítá stránky a hledání, bez vašeho jména. Uchovává se 14 měsíců.',
  'consent.media': 'Videa a mapy',
  'consent.media-text': 'Načítá videa a mapy od jiných společností.',
  'consent.advertising': 'Reklama',
  'consent.advertising-text': 'Ukazuje, zda reklama vedla k poptávce.',
}
