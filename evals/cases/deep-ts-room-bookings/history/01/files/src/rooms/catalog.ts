export type Room = {
  readonly id: string;
  readonly title: string;
  readonly opens: number;
  readonly closes: number;
};

export const ROOMS: readonly Room[] = [
  { id: 'hall', title: 'Great hall', opens: 8 * 60, closes: 22 * 60 },
  { id: 'attic', title: 'Attic', opens: 8 * 60, closes: 20 * 60 },
  { id: 'kitchen', title: 'Kitchen', opens: 9 * 60, closes: 21 * 60 },
  { id: 'yard', title: 'Yard', opens: 9 * 60, closes: 19 * 60 },
  { id: 'music', title: 'Music room', opens: 10 * 60, closes: 20 * 60 },
];

export function roomOf(id: string): Room | undefined {
  return ROOMS.find((room) => room.id === id);
}
