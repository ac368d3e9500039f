import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Chyba {status}',
  'error.open-circuit': 'Prerušený obvod',
  'error.not-found.title': 'Stránka sa nenašla',
  'error.not-found.path': 'Stránka sa nenašla: {path}',
  'error.not-found.reason': 'Stránka mohla byť presunutá alebo adresa obsahuje preklep.',
  'error.unexpected.title': 'Vyskytla sa neočakávaná chyba',
  'error.unexpected.heading': 'Ospravedlňujeme sa, niečo sa pokazilo',
  'error.unexpected.reason': 'Vieme o tom. Skúste to znova o niekoľko minút.',
  'error.no-site':
    'Táto webová stránka ešte nie je nastavená. Správcovia v administrácii obsahu pridajú web s doménou, hlavičkou a pätou.',
  'error.maintenance.title': 'Údržba',
  'error.maintenance.text': 'Ak na tejto stránke práve pracujeme, čoskoro bude späť.',
  'error.go-home': 'Prejsť na úvodnú stránku',

  'error.not-found.full-path': 'Stránka sa nenašla: {fullPath}',
  'error.not-found.suggestions': 'Nehľadali ste niektorú z týchto stránok?',
  'error.not-found.search': 'Hľadať na webe',
  'error.not-found.closest': 'Najpodobnejšia adresa',
  'error.no-access.title': 'Bez prístupu',
  'error.no-access.reason': 'Váš účet nemá na túto stránku oprávnenie.',
  'error.maintenance.planned': 'Údržba od {from} do {to}',
  'error.offline.title': 'Žiadne pripojenie',
  'error.offline.reason': 'Skontrolujte sieť a skúste to znova. Nič z toho, čo ste zadali, sa nestratí.',
  'error.too-many-attempts':
    'Príliš veľa pokusov. Počkajte {minutes, plural, one {# minútu} few {# minúty} many {# minúty} other {# minút}} a skúste to znova.',

  'error.part-failed': 'Túto časť sa nepodarilo načítať.',
  'error.try-again': 'Skúsiť znova',
  'error.try-later': 'Skúste to neskôr.',
  'error.technical-details': 'Technické údaje',
  'error.request-id': 'ID požiadavky',
  'error.time': 'Čas',
  'error.copy-details': 'Kopírovať podrobnosti',
  'error.contact-support': 'Kontaktovať podporu',
  'error.send-to-support': 'Odoslať podpore',
}
