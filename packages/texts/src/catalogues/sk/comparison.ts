import type { AreaTexts } from '../../catalogue.ts'

export const comparison: AreaTexts<'comparison'> = {
  'compare.differs': '(líši sa)',
  'compare.of-group':
    '{count, plural, one {# výrobok} few {# výrobky} many {# výrobku} other {# výrobkov}} zo skupiny {group}',
  'compare.here': 'Zobraziť rozdiely tu',
  'compare.gone': 'Už nie je v katalógu alebo sa vo vašej krajine nepredáva',
  'compare.left-out': 'Vynechané: {names}',
  'compare.share': 'Vytvoriť krátky odkaz',
  'compare.share-label': 'Krátky odkaz',
  'compare.share-text': 'Počas jedného roka otvorí na každom zariadení rovnaké výrobky, varianty a jednotky.',
  'compare.share-failed': 'Krátky odkaz sa nepodarilo vytvoriť. Skúste to znova.',
  'compare.share-limited': 'Odtiaľto už bolo vytvorených niekoľko krátkych odkazov. Skúste to znova o minútu.',
  'compare.save-as-xlsx': 'Uložiť ako Excel',
  'compare.shared-on': 'Zdieľané {date}',
  'compare.unchanged': 'Odvtedy sa žiadna hodnota nezmenila.',
  'compare.changed':
    'Odvtedy sa {count, plural, one {zmenila # hodnota} few {zmenili # hodnoty} many {zmenilo # hodnoty} other {zmenilo # hodnôt}}:',
  'compare.changed-value': '{product}, {attribute}: predtým {before}, teraz {now}',
  'compare.apply-variants': 'Zobraziť tieto varianty',
  'compare.base': 'Základné vyhotovenie',
  'compare.failed': 'Porovnanie sa nepodarilo načítať. Skúste to znova.',
  'compare.saved-in-account': 'Uložené vo vašom účte',
  'compare.not-found': 'Toto porovnanie neexistuje alebo jeho platnosť vypršala',
  'compare.not-found-text':
    'Krátke odkazy platia jeden rok. Skontrolujte odkaz alebo začnite nové porovnanie v katalógu.',

  'data-sheet.title': 'Technický list {product}',
  'data-sheet.as-of': '{date}. Zmeny vyhradené.',
  'data-sheet.online': 'Tento výrobok online',

  'worksheet.title': 'Čo spracúvam',
  'worksheet.lead':
    'Uveďte, čo spracúvate. Hárok ukáže, ktoré stroje spĺňajú všetky požiadavky a ktoré len jednu nespĺňajú.',
  'worksheet.wire': 'Váš vodič',
  'worksheet.cross-section': 'Prierez vodiča',
  'worksheet.gauge': 'Rozmer vodiča',
  'worksheet.length': 'Dĺžka vodiča',
  'worksheet.insulation': 'Izolácia',
  'worksheet.any': 'Ľubovoľná',
  'worksheet.output': 'Kusov za hodinu',
  'worksheet.find': 'Zobraziť stroje',
  'worksheet.clear': 'Začať znova',
  'worksheet.start': 'Vyplňte aspoň jedno pole. Na prázdnych nezáleží.',
  'worksheet.matches':
    '{count, plural, one {# stroj spĺňa} few {# stroje spĺňajú} many {# stroja spĺňa} other {# strojov spĺňa}} všetky požiadavky',
  'worksheet.no-match': 'Žiadny stroj nespĺňa všetky požiadavky',
  'worksheet.no-match-text': 'Pošlite nám vzorku. Nájdeme cestu a odpovieme do 24 hodín.',
  'worksheet.near': 'Nesplnená len jedna požiadavka',
  'worksheet.misfit.below': '{attribute}: až od {limit}',
  'worksheet.misfit.above': '{attribute}: len do {limit}',
  'worksheet.misfit.not-listed': '{attribute}: {value} nie je uvedené',
  'worksheet.misfit.not-stated': '{attribute}: neuvedené',
  'worksheet.invalid': 'Zadajte číslo väčšie ako 0, napríklad {example}',
  'worksheet.link': 'Nájsť stroj podľa spracovania',
}
