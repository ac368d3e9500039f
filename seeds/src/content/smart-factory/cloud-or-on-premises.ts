import { table } from '../blocks/figures.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const cloudOrOnPremises = toModule({
  slug: 'cloud-or-on-premises',
  image: 'spare-control-board',
  en: {
    title: 'Cloud or on premises',
    description: 'The same software in our data centres or on your server: what differs, and how to move later.',
    blocks: [
      hero('In the cloud or on premises', {
        lead: 'Choose by your network and your rules, not by functions: there is no difference in functions.',
        image: 'spare-control-board',
      }),
      table('Compared', [
        'Question|Cloud|On premises',
        'Place|Frankfurt, Chicago, Shanghai|Your server room',
        'Start in|2 days|3 weeks',
        'Needs|Gateway per plant|8 cores, 64 GB, 2 TB',
        'Updates|Every 6 weeks, by us|When you choose',
        'Offline|8 h|No limit',
        'What leaves your plant|Orders and records|The licence check',
      ]),
      text(
        'Moving',
        'A move takes one weekend. All orders, lists and records are exported, checked and imported; machines are told the new address. Twelve plants have done it so far, four of them back again.',
      ),
      callToAction(
        'Which one fits?',
        'Ten questions about network, staff and rules. We answer with a recommendation.',
        ['Ask an expert', '/requests/contact'],
      ),
    ],
  },
  de: {
    title: 'Cloud oder eigenes Werk',
    description:
      'Dieselbe Software in unseren Rechenzentren oder auf Ihrem Server: was sich unterscheidet und wie Sie umziehen.',
    blocks: [
      hero('In der Cloud oder im eigenen Haus', {
        lead: 'Wählen Sie nach Netz und Vorschriften, nicht nach Funktionen: Die sind gleich.',
        image: 'spare-control-board',
      }),
      table('Im Vergleich', [
        'Frage|Cloud|Eigenes Werk',
        'Ort|Frankfurt, Chicago, Shanghai|Ihr Serverraum',
        'Start in|2 Tagen|3 Wochen',
        'Braucht|Gateway je Werk|8 Kerne, 64 GB, 2 TB',
        'Updates|Alle 6 Wochen, durch uns|Wann Sie wollen',
        'Ohne Netz|8 Std.|Unbegrenzt',
        'Was Ihr Werk verlässt|Aufträge und Einträge|Die Lizenzprüfung',
      ]),
      text(
        'Umziehen',
        'Ein Umzug dauert ein Wochenende. Aufträge, Listen und Einträge werden ausgegeben, geprüft und eingelesen; die Maschinen erhalten die neue Adresse. Zwölf Werke haben es bisher getan, vier davon auch wieder zurück.',
      ),
      callToAction(
        'Was passt zu Ihnen?',
        'Zehn Fragen zu Netz, Leuten und Vorschriften. Wir antworten mit einer Empfehlung.',
        ['Fragen Sie uns', '/requests/contact'],
      ),
    ],
  },
})
