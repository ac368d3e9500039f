import type { Language } from '@ferrule/domain/locales/language'

type WrittenText = { name: string; shortDescription: string; longDescription: string }

/** Hand-written texts of some machines, in two languages. */
export const writtenTexts: Record<string, Partial<Record<Language, WrittenText>>> = {
  'axion-56': {
    en: {
      name: 'Axion 56',
      shortDescription: 'Crimping and sealing at full speed, with changeover in three minutes.',
      longDescription:
        'The fully automatic line for plants that change over more often than they run. It crimps and seals both ends, measures every stroke, and is ready for the next order in three minutes. Applicator, seal cassette and wire magazine click into place and identify themselves; the machine loads the right parameters and makes a sample. You release it.',
    },
    de: {
      name: 'Axion 56',
      shortDescription: 'Crimpen und Abdichten bei voller Geschwindigkeit, umgerüstet in drei Minuten.',
      longDescription:
        'Die vollautomatische Linie für Werke, die öfter umrüsten als durchlaufen. Sie crimpt und dichtet beide Enden, misst jeden Hub und ist nach drei Minuten bereit für den nächsten Auftrag. Applikator, Tüllenkassette und Drahtmagazin rasten ein und melden sich selbst; die Maschine lädt die passenden Werte und fertigt ein Muster. Freigeben müssen nur Sie.',
    },
  },
  'corva-24': {
    en: {
      name: 'Corva 24',
      shortDescription: 'Bench press with 24 kN and a force curve for every stroke.',
      longDescription:
        'The press beside the assembly board: for samples, small lots and rework, with the applicators of the big lines. A piezo sensor reads 512 points in one stroke, so a missing strand shows before the wire leaves the bench. Crimp height is set with a wheel you can turn in gloves, and the last hundred curves stay on the screen.',
    },
    de: {
      name: 'Corva 24',
      shortDescription: 'Tischpresse mit 24 kN und einer Kraftkurve für jeden Hub.',
      longDescription:
        'Die Presse neben dem Formbrett: für Muster, kleine Lose und Nacharbeit, mit den Applikatoren der großen Linien. Ein Piezosensor liest 512 Punkte je Hub, sodass ein fehlender Einzeldraht auffällt, bevor der Draht den Tisch verlässt. Die Crimphöhe stellen Sie an einem Rad ein, das sich auch mit Handschuhen drehen lässt, und die letzten hundert Kurven bleiben am Bildschirm.',
    },
  },
  'helix-240': {
    en: {
      name: 'Helix 240',
      shortDescription: 'Twists pairs and triples with one lay length from the first turn to the last.',
      longDescription:
        'The Helix 240 holds both ends under measured tension and corrects it a thousand times a second, so the lay length stays the same over twelve metres and the open ends match to the millimetre. Pairs come straight from the crimping line; nobody carries them over.',
    },
    de: {
      name: 'Helix 240',
      shortDescription: 'Verdrillt Paare und Dreier mit gleicher Schlaglänge von der ersten bis zur letzten Windung.',
      longDescription:
        'Die Helix 240 hält beide Enden unter gemessenem Zug und regelt ihn tausendmal in der Sekunde nach. So bleibt die Schlaglänge über zwölf Meter gleich, und die offenen Enden stimmen auf den Millimeter. Die Paare kommen direkt von der Crimplinie; niemand trägt sie hinüber.',
    },
  },
}
