import { switchUnits, toWorksheetQuery, type WorksheetRow } from '@ferrule/domain/catalogue/worksheet-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'

/** Four wires of a car, from a sensor to the battery. No machine processes all of them. */
const wires: WorksheetRow[] = [
  { name: 'FLRY-B', crossSectionMm2: '0.35', lengthMm: '1240', insulation: '', piecesPerHour: '2500' },
  { name: 'FLRY-A', crossSectionMm2: '0.22', lengthMm: '310', insulation: '', piecesPerHour: '2500' },
  { name: 'FLALRY', crossSectionMm2: '2.5', lengthMm: '1900', insulation: '', piecesPerHour: '1400' },
  { name: 'FHLR2GCB2G', crossSectionMm2: '35', lengthMm: '2800', insulation: '', piecesPerHour: '' },
]

/** The query string of a worksheet with an example. */
export function toExampleQuery(system: MeasurementSystem): string {
  return toWorksheetQuery(system === 'Metric' ? wires : switchUnits(wires, 'Metric'), system)
}
