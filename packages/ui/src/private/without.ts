/** Props that this form of a component forbids. Their descriptions stay in the tables of props. */
export type Without<Props> = { [Name in keyof Props]?: undefined };
