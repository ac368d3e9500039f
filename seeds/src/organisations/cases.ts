import type { TicketConcern, TicketType } from '@ferrule/domain/tickets/ticket-values'

type CaseText = { subject: string; description: string; replies: string[] }

export type SeedCase = { type: TicketType; concern: TicketConcern; en: CaseText; de: CaseText }

/** Typical cases of wire-processing machines. Replies alternate, starting with the service. */
export const cases: SeedCase[] = [
  {
    type: 'repair',
    concern: 'machine-stopped',
    en: {
      subject: 'Length drifts after 20 minutes',
      description:
        'Wires come out 0.8 mm too long once the machine is warm, about 20 minutes after start. Cold, everything is in tolerance. 0.35 mm² FLRY-B, 1,240 mm.',
      replies: [
        'Thank you for the description. Two things would help to rule out the second encoder: the encoder log of the last hour (Service, Diagnosis, Export), and the air temperature at the wire inlet when the drift begins.',
        '27 °C at the inlet. The log follows after the shift change.',
        'I have reserved an encoder sensor in case we need it. If the log confirms it, I can be with you on Monday at 07:30.',
        'The log shows jumps every four minutes. Please come.',
      ],
    },
    de: {
      subject: 'Länge driftet nach 20 Minuten',
      description:
        'Sobald die Maschine warm ist, etwa 20 Minuten nach dem Start, sind die Leitungen 0,8 mm zu lang. Kalt ist alles in der Toleranz. 0,35 mm² FLRY-B, 1240 mm.',
      replies: [
        'Danke für die Beschreibung. Zwei Angaben helfen uns, den zweiten Geber auszuschließen: das Geberprotokoll der letzten Stunde (Service, Diagnose, Export) und die Lufttemperatur am Einlauf, wenn die Drift beginnt.',
        '27 °C am Einlauf. Das Protokoll folgt nach dem Schichtwechsel.',
        'Ich habe vorsorglich einen Gebersensor reserviert. Bestätigt es das Protokoll, bin ich am Montag um 07:30 Uhr bei Ihnen.',
        'Das Protokoll zeigt alle vier Minuten Sprünge. Bitte kommen Sie.',
      ],
    },
  },
  {
    type: 'spare-part',
    concern: 'planned',
    en: {
      subject: 'Blade set for 0.35 mm² FLRY',
      description: 'We need two blade sets before the next inspection. Which article number fits from 2021 on?',
      replies: ['The set is 77-3120; two are in stock in Linz and leave today.', 'Perfect, please send both.'],
    },
    de: {
      subject: 'Messersatz für 0,35 mm² FLRY',
      description: 'Wir brauchen zwei Messersätze vor der nächsten Inspektion. Welche Artikelnummer passt ab 2021?',
      replies: [
        'Der Satz hat die Nummer 77-3120; zwei sind in Linz an Lager und gehen heute weg.',
        'Sehr gut, bitte beide senden.',
      ],
    },
  },
  {
    type: 'software',
    concern: 'process',
    en: {
      subject: 'Order list stays empty',
      description: 'Since the update last night no order arrives at the machine. The network light is green.',
      replies: [
        'The certificate of the order server expired at midnight. Could you renew it under System, Certificates?',
        'Done, orders are coming again. Could the machine warn us next time?',
        'From version 6.2 on it does, two weeks ahead. I have put the update on your list.',
      ],
    },
    de: {
      subject: 'Auftragsliste bleibt leer',
      description:
        'Seit dem Update von gestern Nacht kommt kein Auftrag mehr an der Maschine an. Die Netzwerklampe ist grün.',
      replies: [
        'Das Zertifikat des Auftragsservers ist um Mitternacht abgelaufen. Können Sie es unter System, Zertifikate erneuern?',
        'Erledigt, die Aufträge kommen wieder. Könnte uns die Maschine das nächste Mal warnen?',
        'Ab Version 6.2 tut sie das, zwei Wochen vorher. Das Update steht jetzt auf Ihrer Liste.',
      ],
    },
  },
  {
    type: 'question',
    concern: 'process',
    en: {
      subject: 'Lay length for an unshielded pair',
      description: 'Which lay length do you recommend for 2 x 0.13 mm² at 100 Mbit/s? We see 3 % scatter at present.',
      replies: ['Begin with 20 mm and the slow ramp; under 1 % scatter is normal then.'],
    },
    de: {
      subject: 'Schlaglänge für ein ungeschirmtes Paar',
      description: 'Welche Schlaglänge empfehlen Sie für 2 x 0,13 mm² bei 100 Mbit/s? Zurzeit streut sie um 3 %.',
      replies: ['Beginnen Sie mit 20 mm und der langsamen Rampe; unter 1 % Streuung ist dann normal.'],
    },
  },
  {
    type: 'inspection',
    concern: 'planned',
    en: {
      subject: 'Yearly inspection',
      description: 'Please propose two dates in the coming month. The machine can stand still from Friday noon on.',
      replies: ['Friday the 20th or Friday the 27th, from 12:30. Which one suits you?', 'The 27th, please.'],
    },
    de: {
      subject: 'Jährliche Inspektion',
      description: 'Bitte schlagen Sie zwei Termine im nächsten Monat vor. Ab Freitagmittag kann die Maschine stehen.',
      replies: ['Freitag, der 20., oder Freitag, der 27., ab 12:30 Uhr. Welcher passt Ihnen?', 'Der 27., bitte.'],
    },
  },
  {
    type: 'repair',
    concern: 'quality',
    en: {
      subject: 'Seal cassette not recognised',
      description:
        'After the change to the blue seal the cassette is not recognised. Cleaning the contacts did not help.',
      replies: [
        'Please read the chip under Service, Cassettes. Does it show a serial number?',
        'It shows FFFF.',
        'Then the chip is worn out. A new one is on its way, it is changed with one screw.',
      ],
    },
    de: {
      subject: 'Dichtungskassette wird nicht erkannt',
      description:
        'Nach dem Wechsel auf die blaue Dichtung wird die Kassette nicht erkannt. Kontakte reinigen half nicht.',
      replies: [
        'Lesen Sie bitte den Chip unter Service, Kassetten aus. Zeigt er eine Seriennummer?',
        'Er zeigt FFFF.',
        'Dann ist der Chip verbraucht. Ein neuer ist unterwegs, er wird mit einer Schraube gewechselt.',
      ],
    },
  },
  {
    type: 'calibration',
    concern: 'planned',
    en: {
      subject: 'Crimp force sensor, calibration due',
      description: 'The certificates of three presses end this quarter. Can they be calibrated in one visit?',
      replies: ['Yes, three sensors take half a day. I bring the reference cell.'],
    },
    de: {
      subject: 'Crimpkraftsensor, Kalibrierung fällig',
      description: 'Die Zertifikate von drei Pressen laufen dieses Quartal ab. Geht das mit einem Besuch?',
      replies: ['Ja, drei Sensoren brauchen einen halben Tag. Ich bringe die Referenzmesszelle mit.'],
    },
  },
  {
    type: 'repair',
    concern: 'machine-stopped',
    en: {
      subject: 'Deposit belt does not start',
      description: 'The belt hums and does not move; message E-412. Emptying it by hand did not change anything.',
      replies: [
        'E-412 is the thermal switch of the drive. Has it cooled down for ten minutes? Is the fan free?',
        'The fan was full of insulation dust. It runs again.',
      ],
    },
    de: {
      subject: 'Ablageband läuft nicht an',
      description: 'Das Band brummt und bewegt sich nicht; Meldung E-412. Von Hand leeren änderte nichts.',
      replies: [
        'E-412 ist der Thermoschalter des Antriebs. Ist er zehn Minuten abgekühlt? Ist der Lüfter frei?',
        'Der Lüfter war voll Isolationsstaub. Es läuft wieder.',
      ],
    },
  },
]
