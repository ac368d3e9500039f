import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Hiba: {status}',
  'error.open-circuit': 'Megszakadt áramkör',
  'error.not-found.title': 'Az oldal nem található',
  'error.not-found.path': 'Az oldal nem található: {path}',
  'error.not-found.reason': 'Lehet, hogy az oldalt áthelyezték, vagy elírás van a címben.',
  'error.unexpected.title': 'Váratlan hiba történt',
  'error.unexpected.heading': 'Elnézést, valami nem sikerült',
  'error.unexpected.reason': 'Értesültünk róla. Kérjük, próbálja újra néhány perc múlva.',
  'error.no-site':
    'Ez a webhely még nincs beállítva. A munkatársak a tartalomkezelőben adnak hozzá webhelyet, domainnel, fejléccel és lábléccel.',
  'error.maintenance.title': 'Karbantartás',
  'error.maintenance.text': 'Ha éppen ezen az oldalon dolgozunk, hamarosan újra elérhető lesz.',
  'error.go-home': 'Ugrás a kezdőlapra',

  'error.not-found.full-path': 'Az oldal nem található: {fullPath}',
  'error.not-found.suggestions': 'Ezek valamelyikét kereste?',
  'error.not-found.search': 'Keresés a webhelyen',
  'error.not-found.closest': 'A leginkább hasonló cím',
  'error.no-access.title': 'Nincs hozzáférés',
  'error.no-access.reason': 'Fiókjának nincs jogosultsága ehhez az oldalhoz.',
  'error.maintenance.planned': 'Karbantartás: {from} – {to}',
  'error.offline.title': 'Nincs kapcsolat',
  'error.offline.reason': 'Ellenőrizze a hálózatot, és próbálja újra. A megadott adatok nem vesznek el.',
  'error.too-many-attempts':
    'Túl sok próbálkozás. Kérjük, várjon {minutes, plural, one {# percet} other {# percet}}, majd próbálja újra.',

  'error.part-failed': 'Ezt a részt nem sikerült betölteni.',
  'error.try-again': 'Újrapróbálkozás',
  'error.try-later': 'Kérjük, próbálja újra később.',
  'error.technical-details': 'Műszaki részletek',
  'error.request-id': 'Kérésazonosító',
  'error.time': 'Időpont',
  'error.copy-details': 'Részletek másolása',
  'error.contact-support': 'Kapcsolatfelvétel az ügyfélszolgálattal',
  'error.send-to-support': 'Küldés az ügyfélszolgálatnak',
}
