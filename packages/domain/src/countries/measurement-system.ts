import { z } from 'zod'

export const measurementSystem = z.enum(['Metric', 'Imperial'])

export type MeasurementSystem = z.infer<typeof measurementSystem>

/** The system a reader sees: their stored choice, else the country's. A choice that cannot be read is none. */
export function chooseMeasurementSystem(
  country: { defaultMeasurementSystem: MeasurementSystem },
  stored: string | undefined,
): MeasurementSystem {
  const choice = measurementSystem.safeParse(stored)
  return choice.success ? choice.data : country.defaultMeasurementSystem
}
