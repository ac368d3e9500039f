import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Chyba {status}',
  'error.open-circuit': 'Přerušený obvod',
  'error.not-found.title': 'Stránka nenalezena',
  'error.not-found.path': 'Stránka nenalezena: {path}',
  'error.not-found.reason': 'Stránka mohla být přesunuta nebo adresa obsahuje překlep.',
  'error.unexpected.title': 'Došlo k neočekávané chybě',
  'error.unexpected.heading': 'Omlouváme se, něco se pokazilo',
  'error.unexpected.reason': 'Víme o tom. Zkuste to prosím znovu za několik minut.',
  'error.no-site':
    'Tento web ještě není nastaven. Správci v administraci obsahu přidají web s doménou, záhlavím a zápatím.',
  'error.maintenance.title': 'Údržba',
  'error.maintenance.text': 'Pokud na této stránce právě pracujeme, bude brzy zpět.',
  'error.go-home': 'Přejít na úvodní stránku',

  'error.not-found.full-path': 'Stránka nenalezena: {fullPath}',
  'error.not-found.suggestions': 'Nehledali jste některou z těchto stránek?',
  'error.not-found.search': 'Hledat na webu',
  'error.not-found.closest': 'Nejpodobnější adresa',
  'error.no-access.title': 'Bez přístupu',
  'error.no-access.reason': 'Váš účet nemá k této stránce oprávnění.',
  'error.maintenance.planned': 'Údržba od {from} do {to}',
  'error.offline.title': 'Žádné připojení',
  'error.offline.reason': 'Zkontrolujte síť a zkuste to znovu. Nic z toho, co jste zadali, se neztratí.',
  'error.too-many-attempts':
    'Příliš mnoho pokusů. Počkejte prosím {minutes, plural, one {# minutu} few {# minuty} many {# minuty} other {# minut}} a zkuste to znovu.',

  'error.part-failed': 'Tuto část se nepodařilo načíst.',
  'error.try-again': 'Zkusit znovu',
  'error.try-later': 'Zkuste to prosím později.',
  'error.technical-details': 'Technické údaje',
  'error.request-id': 'ID požadavku',
  'error.time': 'Čas',
  'error.copy-details': 'Kopírovat podrobnosti',
  'error.contact-support': 'Kontaktovat podporu',
  'error.send-to-support': 'Odeslat podpoře',
}
