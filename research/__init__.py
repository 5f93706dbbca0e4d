"""Runs of minutes to hours that made the nets and the house tiles of the package."""
