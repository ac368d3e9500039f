export type SeedCannedText = { language: 'en' | 'de'; title: string; body: string }

/** Canned texts of the Norlitz service desk. */
export const cannedTexts: SeedCannedText[] = [
  {
    language: 'en',
    title: 'Received, looking into it',
    body: 'Hello {name},\n\nthank you for {number}. I have read it and am looking into it. You hear from me today.\n\nKind regards',
  },
  {
    language: 'en',
    title: 'Please send the diagnosis log',
    body: 'Hello {name},\n\nto find the cause I need the diagnosis log of the last hour: Service, Diagnosis, Export. Please attach the file here.\n\nKind regards',
  },
  {
    language: 'en',
    title: 'A technician comes',
    body: 'Hello {name},\n\na technician can come to you. Which of the next three working days suits you, and who can open the machine for us?\n\nKind regards',
  },
  {
    language: 'en',
    title: 'Part is on its way',
    body: 'Hello {name},\n\nthe part for {number} left our store today. You receive the tracking number by e-mail.\n\nKind regards',
  },
  {
    language: 'en',
    title: 'Is it solved?',
    body: 'Hello {name},\n\ndoes the machine run as it should since our last message? If so, I close {number}.\n\nKind regards',
  },
  {
    language: 'de',
    title: 'Erhalten, wird geprüft',
    body: 'Guten Tag {name}\n\nVielen Dank für {number}. Ich habe alles gelesen und prüfe es. Sie hören heute noch von mir.\n\nFreundliche Grüße',
  },
  {
    language: 'de',
    title: 'Bitte Diagnoseprotokoll senden',
    body: 'Guten Tag {name}\n\nUm die Ursache zu finden, brauche ich das Diagnoseprotokoll der letzten Stunde: Service, Diagnose, Export. Bitte hängen Sie die Datei hier an.\n\nFreundliche Grüße',
  },
  {
    language: 'de',
    title: 'Technikerbesuch',
    body: 'Guten Tag {name}\n\nEin Techniker kann zu Ihnen kommen. Welcher der nächsten drei Arbeitstage passt Ihnen, und wer kann uns die Maschine öffnen?\n\nFreundliche Grüße',
  },
  {
    language: 'de',
    title: 'Teil ist unterwegs',
    body: 'Guten Tag {name}\n\nDas Teil zu {number} hat unser Lager heute verlassen. Die Sendungsnummer erhalten Sie per E-Mail.\n\nFreundliche Grüße',
  },
  {
    language: 'de',
    title: 'Ist es gelöst?',
    body: 'Guten Tag {name}\n\nLäuft die Maschine seit unserer letzten Nachricht, wie sie soll? Dann schließe ich {number}.\n\nFreundliche Grüße',
  },
]
