import { expect, test } from 'vitest'
import { swissSpelling } from './swiss-spelling.fixture.ts'

test.each(['grosse Querschnitte', 'Schliessen', 'Verschleissteile', 'gemäss', 'Ausserhalb', 'Masssystem', 'am Fuss'])(
  '%s is Swiss spelling',
  (text) => expect(text).toMatch(swissSpelling),
)

test.each(['dass', 'müssen', 'Abmessungen', 'aussehen', 'fusselfrei', 'Masse', 'Größe', 'Reis', 'Prozess'])(
  '%s is not',
  (text) => expect(text).not.toMatch(swissSpelling),
)
