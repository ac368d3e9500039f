import { gzipSync } from 'node:zlib'
import { type HostileFile, latin1, php, script } from './hostile-file.ts'

const svg = latin1(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`)
const entities = latin1('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>')

/** Scripts, pages and programs, under their own names and under names of pictures. */
export function hostileScripts(): HostileFile[] {
  return [
    { kind: 'SVG with a script', name: 'drawing.svg', content: svg },
    { kind: 'SVG with a script', name: 'drawing.svg.png', content: svg },
    { kind: 'SVG with a script', name: 'drawing.jpg', content: svg },
    { kind: 'SVG with an external entity', name: 'drawing.webp', content: entities },
    { kind: 'compressed SVG', name: 'drawing.png', content: gzipSync(svg) },
    { kind: 'page', name: 'page.jpg', content: latin1(`<!doctype html>${script}`) },
    { kind: 'page', name: 'page.html', content: latin1(`<!doctype html>${script}`) },
    { kind: 'script that begins as a GIF', name: 'code.gif', content: latin1('GIF89a=1;alert(document.cookie)//') },
    { kind: 'program', name: 'shell.php.gif', content: latin1(`GIF89a${php}`) },
    { kind: 'program', name: 'setup.jpg', content: latin1('MZ\x90\0This program cannot be run in DOS mode.') },
    { kind: 'program', name: 'tool.png', content: latin1('\x7fELF\x02\x01\x01\0') },
  ]
}
