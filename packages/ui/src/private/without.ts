/** Props that this form of a component does not take. They keep their sentences, so that tables of props show them. */
export type Without<Props> = { [Name in keyof Props]?: undefined };
