import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Servicehistorie',
  'machine.tab.readings': 'Messwerte',
  'machine.history.event': 'Ereignis',
  'machine.history.commissioned': 'In Betrieb genommen',
  'machine.history.retired': 'Außer Betrieb genommen',
  'machine.history.moved': 'Von {from} nach {to} umgezogen',
  'machine.history.ordered': '{count, plural, one {# Teil} other {# verschiedene Teile}} bestellt',
  'machine.history.kind.ticket': 'Ticket',
  'machine.history.kind.move': 'Umzug',
  'machine.history.kind.order': 'Bestellung',
  'machine.history.kind.advisory': 'Sicherheitshinweis',
  'machine.history.kind.operation': 'Betrieb',
  'machine.control-software': 'Steuerungssoftware',
  'machine.all-parts': 'Alle Teile, die zu dieser Maschine passen',
}
