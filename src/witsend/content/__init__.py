"""What games are played with that is data: texts in three languages, checked when it is read."""
