import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Historique de service',
  'machine.tab.readings': 'Mesures',
  'machine.history.event': 'Événement',
  'machine.history.commissioned': 'Mise en service',
  'machine.history.retired': 'Mise hors service',
  'machine.history.moved': 'Déplacée de {from} vers {to}',
  'machine.history.ordered': '{count, plural, one {# pièce commandée} other {# pièces différentes commandées}}',
  'machine.history.kind.ticket': 'Ticket',
  'machine.history.kind.move': 'Déplacement',
  'machine.history.kind.order': 'Commande',
  'machine.history.kind.advisory': 'Avis de sécurité',
  'machine.history.kind.operation': 'Exploitation',
  'machine.control-software': 'Logiciel de commande',
  'machine.all-parts': 'Toutes les pièces adaptées à cette machine',
}
