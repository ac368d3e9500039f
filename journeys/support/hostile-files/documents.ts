import { zipOf } from './archives.ts'
import { type HostileFile, latin1 } from './hostile-file.ts'

const pdf = latin1('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF')
const macro = zipOf('word/vbaProject.bin', latin1('Sub AutoOpen()\nShell "cmd"\nEnd Sub'))
/** The signature of Office files before 2007. */
const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), latin1('Attribut\0e VB_Name AutoOpen')])

/** Documents with macros and scripts, under their own names and under names of pictures. */
export function hostileDocuments(): HostileFile[] {
  return [
    { kind: 'document with a script', name: 'offer.pdf', content: pdf },
    { kind: 'document with a script', name: 'offer.jpg', content: pdf },
    { kind: 'macro', name: 'letter.docm', content: macro },
    { kind: 'macro', name: 'letter.docm.png', content: macro },
    { kind: 'macro', name: 'table.gif', content: oldOffice },
    { kind: 'macro', name: 'table.xls', content: oldOffice },
  ]
}
