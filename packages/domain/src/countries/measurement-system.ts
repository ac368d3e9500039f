import { z } from 'zod'

export const measurementSystem = z.enum(['Metric', 'Imperial'])

export type MeasurementSystem = z.infer<typeof measurementSystem>

/** The visitor's stored choice, else the country's default. An invalid choice is ignored. */
export function chooseMeasurementSystem(
  country: { defaultMeasurementSystem: MeasurementSystem },
  stored: string | undefined,
): MeasurementSystem {
  const choice = measurementSystem.safeParse(stored)
  return choice.success ? choice.data : country.defaultMeasurementSystem
}
